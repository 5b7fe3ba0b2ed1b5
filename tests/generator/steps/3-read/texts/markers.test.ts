import { describe, expect, it } from 'vitest';
import type { LoadedText } from '../../../../../generator/model';
import type { Demo } from '../../../../../generator/page/demo';
import { FOLDER, htmlOf, loadBody, problemsOf } from './load-sample';

const COMPONENT = 'export default function Bars() {\n  return <p>Bars</p>;\n}\n';

const demosOf = ({ parts }: LoadedText): Demo[] =>
  parts.flatMap((part) => (part.kind === 'demo' ? [part.demo] : []));

describe('component markers', () => {
  it('are parts with their other members as props', async () => {
    const { parts } = await loadBody('{{"component": "modules/WhatsNew", "count": 3}}\n');

    expect(parts).toEqual([{ kind: 'component', component: 'modules/WhatsNew', props: { count: 3 } }]);
  });

  it('with a name that nobody knows show nothing', async () => {
    const loaded = await loadBody('A\n\n{{"component": "modules/WhatNew"}}\n');

    expect(loaded.parts).toHaveLength(1);
    expect(problemsOf(loaded)).toEqual(['UNKNOWN_COMPONENT 7:17']);
    expect(loaded.facts.problems[0]?.hint).toContain("Did you mean 'modules/WhatsNew'?");
  });
});

describe('demo markers', () => {
  it('cut the text where they stand', async () => {
    const { parts } = await loadBody('A\n{{"demo": "Bars.tsx"}}\nB\n', { 'Bars.tsx': COMPONENT });

    expect(parts.map(({ kind }) => kind)).toEqual(['html', 'demo', 'html']);
  });

  it('carry their options', async () => {
    const options =
      '"defaultCodeOpen": false, "bg": "inline", "iframe": true, "maxWidth": 500, "height": "20em", "disableAd": true, "disableLiveEdit": true, "hideEditButton": true';
    const loaded = await loadBody(`{{"demo": "Bars.tsx", ${options}}}\n`, { 'Bars.tsx': COMPONENT });

    expect(demosOf(loaded)[0]?.options).toEqual(JSON.parse(`{${options}}`));
    expect(problemsOf(loaded)).toEqual([]);
  });

  it('can be linked to by name, language and styling', async () => {
    const { facts } = await loadBody('{{"demo": "Bars.js"}}\n', { 'Bars.tsx': COMPONENT });

    expect(facts.anchors).toEqual([
      'Bars',
      'Bars.js',
      'Bars.tsx',
      'system-Bars.js',
      'system-Bars.tsx',
      'tailwind-Bars.js',
      'tailwind-Bars.tsx',
      'css-Bars.js',
      'css-Bars.tsx',
    ]);
    expect(facts.demoFiles).toEqual([`${FOLDER}/Bars.tsx`]);
  });

  it.each(['"20em"', '"100%"', '"37.5rem"', '"min(40em, 100%)"', '0', '12.5'])(
    'take a width of %s',
    async (width) => {
      const loaded = await loadBody(`{{"demo": "Bars.tsx", "maxWidth": ${width}}}\n`, {
        'Bars.tsx': COMPONENT,
      });

      expect(problemsOf(loaded)).toEqual([]);
    },
  );

  it.each([
    ['an unknown option', '"hight": 3', 'UNKNOWN_DEMO_OPTION 5:23', "Did you mean 'height'?"],
    ['a background that does not exist', '"bg": "outline"', 'WRONG_DEMO_OPTION 5:23', ''],
    ['a width of nothing', '"maxWidth": true', 'WRONG_DEMO_OPTION 5:23', ''],
    ['a height in words', '"height": "tall"', 'WRONG_DEMO_OPTION 5:23', ''],
    ['a height of a number in quotes', '"height": "300"', 'WRONG_DEMO_OPTION 5:23', ''],
    ['a height below nothing', '"height": -1', 'WRONG_DEMO_OPTION 5:23', ''],
    ['a width with a rule in it', '"maxWidth": "1px;color:red"', 'WRONG_DEMO_OPTION 5:23', ''],
    ['a toolbar that is hidden anyway', '"hideToolbar": false', 'WRONG_DEMO_OPTION 5:23', ''],
    [
      'code that could never open',
      '"hideToolbar": true, "defaultCodeOpen": true',
      'CONFLICTING_DEMO_OPTIONS 5:24',
      '',
    ],
    [
      'an ad that would never come',
      '"hideToolbar": true, "disableAd": true',
      'CONFLICTING_DEMO_OPTIONS 5:24',
      '',
    ],
  ])('say when they have %s', async (_, option, problem, hint) => {
    const loaded = await loadBody(`{{"demo": "Bars.tsx", ${option}}}\n`, { 'Bars.tsx': COMPONENT });

    expect(problemsOf(loaded)).toEqual([problem]);
    expect(loaded.facts.problems[0]?.hint).toContain(hint);
    expect(demosOf(loaded)).toHaveLength(1);
  });

  it('say where the JSON goes wrong', async () => {
    const loaded = await loadBody('A\n\n{{"demo": "Bars.tsx",}}\n', { 'Bars.tsx': COMPONENT });

    expect(problemsOf(loaded)).toEqual(['MARKER_SYNTAX 7:22']);
    expect(loaded.parts).toHaveLength(1);
  });

  it('say when a demo stands twice on a page', async () => {
    const loaded = await loadBody('{{"demo": "Bars.tsx"}}\n\n{{"demo": "Bars.js"}}\n', {
      'Bars.tsx': COMPONENT,
    });

    expect(problemsOf(loaded)).toEqual(['DEMO_SHOWN_TWICE 7:12']);
  });

  it.each([
    ['indented', ' {{"demo": "Bars.tsx"}}\n', 'MARKER_MISPLACED 5:2'],
    ['with a space', '{{ "demo": "Bars.tsx" }}\n', 'MARKER_MISPLACED 5:1'],
    ['in a callout', ':::info\n{{"demo": "Bars.tsx"}}\n:::\n', 'MARKER_MISPLACED 6:1'],
    ['in a quote', '> {{"demo": "Bars.tsx"}}\n', 'MARKER_MISPLACED 5:1'],
    ['in a block of HTML', '<div>\n{{"demo": "Bars.tsx"}}\n</div>\n', 'MARKER_MISPLACED 6:1'],
    ['in an open element', '<details>\n\n{{"demo": "Bars.tsx"}}\n\n</details>\n', 'MARKER_MISPLACED 7:1'],
  ])('say when they are not seen: %s', async (_, markdown, problem) => {
    const loaded = await loadBody(markdown, { 'Bars.tsx': COMPONENT });

    expect(problemsOf(loaded)).toEqual([problem]);
  });

  it.each([
    ['a comment', '<!--\n{{"demo": "Bars.tsx"}}\n-->\n', ''],
    ['code', '```text\n{{"demo": "Bars.tsx"}}\n```\n', '{{"demo": "Bars.tsx"}}'],
    ['a sentence', 'Write `{{"demo": "Bars.tsx"}}` alone.\n', '{{&quot;demo&quot;: &quot;Bars.tsx&quot;}}'],
    ['closed HTML before it', '<div>\n\nA\n\n</div>\n', '</div>'],
  ])('leave those alone in %s', async (_, markdown, html) => {
    const loaded = await loadBody(markdown, { 'Bars.tsx': COMPONENT });

    expect(problemsOf(loaded)).toEqual([]);
    expect(htmlOf(loaded)).toContain(html);
  });
});

describe('a demo is found', () => {
  it.each([
    ['Bars.tsx', ['Bars.tsx'], { system: 'Bars.tsx' }],
    ['Bars.js', ['Bars.tsx', 'Bars.js'], { system: 'Bars.tsx' }],
    ['Bars.js', ['Bars.js'], { system: 'Bars.js' }],
    ['Bars.tsx', ['Bars.js'], { system: 'Bars.js' }],
    ['Bars.jsx', ['Bars.jsx'], { system: 'Bars.jsx' }],
    ['Bars', ['Bars.tsx'], { system: 'Bars.tsx' }],
    ['./sub/Bars.tsx', ['sub/Bars.tsx'], { system: 'sub/Bars.tsx' }],
    [
      'Bars',
      ['Bars/css/index.tsx', 'Bars/system/index.tsx', 'Bars/tailwind/index.js'],
      { system: 'Bars/system/index.tsx', tailwind: 'Bars/tailwind/index.js', css: 'Bars/css/index.tsx' },
    ],
    ['Bars.tsx', ['Bars.tsx', 'Bars/css/index.tsx'], { system: 'Bars.tsx', css: 'Bars/css/index.tsx' }],
  ])('%s among %j', async (marker, files, sources) => {
    const contents = Object.fromEntries(files.map((file) => [file, COMPONENT]));
    const loaded = await loadBody(`{{"demo": "${marker}"}}\n`, contents);
    const expected = Object.entries(sources).map(([styling, file]) => [styling, `${FOLDER}/${file}`]);

    expect(demosOf(loaded)).toMatchObject([
      { name: 'Bars', modules: Object.fromEntries(expected), source: `${FOLDER}/${sources.system}` },
    ]);
  });

  it.each([
    ['Bar.tsx', ['Bars.tsx']],
    ['../other/Bars.tsx', []],
    ['/etc/passwd', []],
    ['Bars.css', ['Bars.css']],
    ['Bars', ['Bars/css/index.tsx']],
  ])('or not: %s among %j', async (marker, files) => {
    const contents = Object.fromEntries(files.map((file) => [file, COMPONENT]));
    const loaded = await loadBody(`A\n\n{{"demo": "${marker}"}}\n`, contents);

    expect(loaded.parts).toHaveLength(1);
    expect(problemsOf(loaded)).toEqual(['DEMO_NOT_FOUND 7:12']);
    expect(loaded.facts.anchors).toEqual([]);
  });

  it('with the nearest name when it is spelled wrong', async () => {
    const { facts } = await loadBody('{{"demo": "Bras.js"}}\n', { 'Bars.tsx': COMPONENT });

    expect(facts.problems[0]?.hint).toContain("Did you mean 'Bars'?");
  });
});
