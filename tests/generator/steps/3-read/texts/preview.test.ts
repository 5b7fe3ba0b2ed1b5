import { describe, expect, it } from 'vitest';
import { loadBody, textOf } from './load-sample';

/** The collapsed source of a component that returns some JSX. */
async function previewOf(returned: string, { options = '', files = {} } = {}): Promise<string | undefined> {
  const code = `export default function Bars() {\n  const a = () => {\n    return <i />;\n  };\n  return ${returned};\n}\n`;
  return previewOfFile(code, { options, files });
}

async function previewOfFile(code: string, { options = '', files = {} } = {}): Promise<string | undefined> {
  const { parts, slots } = await loadBody(`{{"demo": "Bars.tsx"${options}}}\n`, {
    'Bars.tsx': code,
    ...files,
  });
  const [part] = parts;
  const slot = part?.kind === 'demo' ? part.demo.preview : undefined;
  return slot === undefined ? undefined : textOf(slots[slot]);
}

/** An element that takes a number of lines. */
const tall = (lines: number) => `(\n    <Chart\n${'      a\n'.repeat(lines - 2)}    />\n  )`;

describe('the preview', () => {
  it.each([
    ['the returned element', '(\n    <Chart\n      height={300}\n    />\n  )', '<Chart\n  height={300}\n/>'],
    ['an element on the line of its return', '<Chart a="b" />', '<Chart a="b" />'],
    [
      'what a wrapper holds',
      '(\n    <Box sx={{ a: 1 }}>\n      <Chart />\n      {more}\n    </Box>\n  )',
      '<Chart />\n{more}',
    ],
    ['a wrapper that holds nothing', '<div />', '<div />'],
    [
      'one wrapper only',
      '(\n    <Stack>\n      <Box>\n        <Chart />\n      </Box>\n    </Stack>\n  )',
      '<Box>\n  <Chart />\n</Box>',
    ],
    [
      'one wrapper more below a LocalizationProvider',
      '(\n    <LocalizationProvider dateAdapter={a}>\n      <DemoContainer components={[]}>\n        <DatePicker />\n      </DemoContainer>\n    </LocalizationProvider>\n  )',
      '<DatePicker />',
    ],
    [
      'no wrapper more below a LocalizationProvider with two children',
      '(\n    <LocalizationProvider>\n      <Box>\n        <A />\n      </Box>\n      <B />\n    </LocalizationProvider>\n  )',
      '<Box>\n  <A />\n</Box>\n<B />',
    ],
    ['words in a wrapper', '(\n    <div>\n      Hello <b>you</b>\n    </div>\n  )', 'Hello <b>you</b>'],
    ['sixteen lines', tall(16), `<Chart\n${'  a\n'.repeat(14)}/>`],
    ['not seventeen lines', tall(17), undefined],
    ['no short fragment', '(\n    <>\n      <Chart />\n    </>\n  )', undefined],
    ['no fragment with a name', '<React.Fragment />', '<React.Fragment />'],
    ['nothing but JSX', 'null', undefined],
  ])('is %s', async (_, returned, expected) => {
    expect(await previewOf(returned)).toBe(expected);
  });

  it.each([
    ['an arrow function', 'export default () => <Chart />;\n'],
    [
      'a function that is exported later',
      'function Bars() {\n  return <Chart />;\n}\nexport default Bars;\n',
    ],
  ])('is not cut from %s', async (_, code) => {
    expect(await previewOfFile(code)).toBeUndefined();
  });

  it('is the committed one where there is one', async () => {
    const files = { 'Bars.tsx.preview': '<Chart by="hand" />\n' };

    expect(await previewOf('<Chart />', { files })).toBe('<Chart by="hand" />');
  });

  it.each([
    [', "hideToolbar": true', undefined],
    [', "defaultCodeOpen": false', undefined],
    [', "defaultCodeOpen": true', '<Chart />'],
  ])('follows the options%s', async (options, expected) => {
    expect(await previewOf('<Chart />', { options })).toBe(expected);
  });

  it('is cut from each styling of a demo', async () => {
    const returning = (jsx: string) => `export default function Bars() {\n  return ${jsx};\n}\n`;
    const { parts, slots } = await loadBody('{{"demo": "Bars.tsx"}}\n', {
      'Bars/system/index.tsx': returning('<Chart sx={{}} />'),
      'Bars/tailwind/index.tsx': returning('<Chart className="p-4" />'),
    });
    const [part] = parts;
    const { preview = 0, styledPreviews = {} } = part?.kind === 'demo' ? part.demo : {};

    expect(textOf(slots[preview])).toBe('<Chart sx={{}} />');
    expect(Object.keys(styledPreviews)).toEqual(['tailwind']);
    expect(textOf(slots[styledPreviews.tailwind ?? 0])).toBe('<Chart className="p-4" />');
  });
});
