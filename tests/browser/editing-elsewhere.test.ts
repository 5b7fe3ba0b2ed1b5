import lzString from 'lz-string';
import type { Locator } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { type EditedDemo, fill, openEditor, WAIT } from './editing/open-editor';
import { readers } from './readers';

const { reader, open } = readers();

const EXPORT = '/x/react-data-grid/export/';

/** What the last form sent, instead of a stranger's page. */
let sent = new URLSearchParams();

beforeEach(async () => {
  await reader().route(/^https:/, (route) => {
    sent = new URLSearchParams(route.request().postData() ?? '');
    return route.fulfill({ body: 'opened' });
  });
});

type Place = 'stackblitz' | 'codesandbox';
type Project = Record<string, string>;

/** Presses a demo's button and gives the files of the project that it sends: path → contents. */
async function projectAt(place: Place, demo: Locator): Promise<Project> {
  const opened = reader().waitForEvent('page');
  await demo.locator(`[data-tool="${place}"]`).click();
  const page = await opened;
  await page.getByText('opened').waitFor(WAIT);
  await page.close();
  // A form sends every line with a carriage return.
  return Object.fromEntries(filesIn(sent).map(([path, text]) => [path, text.replaceAll('\r\n', '\n')]));
}

/** All in one packed field (CodeSandbox), or a field each (StackBlitz). */
function filesIn(fields: URLSearchParams): [path: string, text: string][] {
  const packed = fields.get('parameters');
  if (packed === null)
    return [...fields].flatMap(([name, text]) => {
      const [, path] = /^project\[files\]\[(.+)\]$/.exec(name) ?? [];
      return path === undefined ? [] : [[path, text]];
    });
  const text = lzString.decompressFromBase64(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const { files }: { files: Record<string, { content: string }> } = JSON.parse(text);
  return Object.entries(files).map(([path, { content }]) => [path, content]);
}

/** Opens the editor of a demo of two files. */
const openExport = async (language: 'tsx' | 'js') =>
  openEditor(await open(`${EXPORT}#ExportCustomFormat.${language}`), 'ExportCustomFormat');

/** A change of each file, the second on its own tab, once the frame shows both. */
async function changeBoth({ demo, preview }: EditedDemo): Promise<void> {
  const current = demo.locator('[data-x=code]').locator('visible=true');
  const changeShown = async (from: string, to: string): Promise<void> => {
    const text = (await current.locator('pre').textContent()) ?? '';
    expect(text).toContain(from);
    await fill(current.locator('.cm-content'), text.replaceAll(from, to));
  };
  await changeShown('Download as JSON', 'Take as JSON');
  await demo
    .getByRole('tab', { name: /^data\./ })
    .locator('visible=true')
    .click();
  await changeShown('Alder Tea', 'Elder Tea');
  await preview.getByText('Elder Tea').first().waitFor(WAIT);
}

it('a demo that nobody changes is opened elsewhere without asking for anything more', async () => {
  const page = await open(`${EXPORT}#ExportCustomFormat.tsx`);
  const demo = page.locator('#ExportCustomFormat');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  expect(await projectAt('stackblitz', demo)).toHaveProperty(['src/Demo.tsx']);
  expect(asked.filter((url) => url.endsWith('/installs.json'))).toEqual([]);
});

describe('a changed demo that is opened elsewhere', () => {
  it.each([
    ['tsx', 'stackblitz', 'src/Demo.tsx', 'src/data.ts'],
    ['js', 'stackblitz', 'src/Demo.jsx', 'src/data.jsx'],
    ['tsx', 'codesandbox', 'src/Demo.tsx', 'src/data.ts'],
    ['js', 'codesandbox', 'src/Demo.jsx', 'src/data.jsx'],
  ] as const)('takes each changed file along: %s at %s', async (language, place, main, data) => {
    const edited = await openExport(language);
    const written = await projectAt(place, edited.demo);
    await changeBoth(edited);
    const changed = await projectAt(place, edited.demo);

    expect(changed).toEqual({
      ...written,
      [main]: written[main]?.replaceAll('Download as JSON', 'Take as JSON'),
      [data]: written[data]?.replaceAll('Alder Tea', 'Elder Tea'),
    });
    expect(changed).not.toEqual(written);
  });

  it('takes what is being typed, even where it does not run', async () => {
    const { demo, code } = await openExport('tsx');
    await fill(code, 'export default () => <p>unfinished');

    expect((await projectAt('stackblitz', demo))['src/Demo.tsx']).toBe('export default () => <p>unfinished');
  });

  it('is as it was written once the editor is closed, and changed again once it is open', async () => {
    const edited = await openExport('tsx');
    const { demo } = edited;
    const written = await projectAt('stackblitz', demo);
    await changeBoth(edited);
    await demo.locator('[data-tool=edit]').click();
    expect(await projectAt('stackblitz', demo)).toEqual(written);
    await demo.locator('[data-tool=edit]').click();
    expect((await projectAt('stackblitz', demo))['src/data.ts']).toContain('Elder Tea');
  });

  it('is installed with what a reader added to its imports', async () => {
    const { demo, code, preview } = await openExport('tsx');
    const before = await projectAt('stackblitz', demo);
    await fill(
      code,
      "import dayjs from 'dayjs';\nimport { BarChart } from '@mui/x-charts';\nexport default () => <p>{dayjs('2024-04-02').format('[Day] D')}{typeof BarChart}</p>;\n",
    );
    await preview.getByText('Day 2').waitFor(WAIT);
    const after = await projectAt('stackblitz', demo);
    const dependencies = (project: Project) =>
      Object.keys(JSON.parse(project['package.json'] ?? '').dependencies);

    expect(dependencies(before)).not.toContain('dayjs');
    expect(dependencies(after)).toEqual(expect.arrayContaining(['dayjs', '@mui/x-charts', 'react']));
  });
});
