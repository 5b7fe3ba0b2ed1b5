import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTableFile } from '../../../generator/cache/table-file';
import { type Files, Garden, garden } from '../../builders/garden';

/** Names of everything that a build remembers, each with what it was made from and what it became. */
function remembered(site: Garden): Map<string, string> {
  const lines = readTableFile(path.join(site.cacheFolder, 'table.jsonl'));
  return new Map(lines.map(([name, line]) => [name, line.toString()]));
}

/** What a build makes again once some files of a garden are changed. */
async function rebuiltAfter(
  change: Record<string, (before: string) => string>,
  sources: Files = files,
): Promise<string[]> {
  const site = new Garden(sources);
  await site.build();
  const before = remembered(site);
  site.write(
    Object.fromEntries(Object.entries(change).map(([file, edit]) => [file, edit(sources[file] ?? '')])),
  );
  await site.build();
  return [...remembered(site)].filter(([name, row]) => row !== before.get(name)).map(([name]) => name);
}

/** Demos import one name of the package; there is another one. */
const files: Files = {
  ...garden,
  'node_modules/seeds/index.js': `${garden['node_modules/seeds/index.js']}export const water = (rows) => 'wet ' + rows;\n`,
  'node_modules/seeds/index.d.ts': `${garden['node_modules/seeds/index.d.ts']}export declare function water(rows: number): string;\n`,
};

const BED = 'pages/start/Bed.ts';

const inBoth = (kind: string, page: string) => [
  `${kind} ${page}/index.html`,
  `${kind} zh/${page}/index.html`,
];

/** The service worker keeps what is searched as well: the words of a text are part of its list of files. */
const WHAT_IS_SEARCHED = 'precache';

/** All that is made from a demo's file; its drawing and the list of files only when the compiled code differs. */
const ofDemo = [
  `code ${BED}`,
  'text pages/start/index.md',
  'text pages/start/index.zh.md',
  `module ${BED}`,
  `demo for node: ${BED}`,
  `demo for browser: ${BED}`,
  'bundle',
  `types of ${BED}`,
  ...inBoth('page', 'start'),
  ...inBoth('documents', 'start'),
];

/** All that what is drawn around a text is part of. */
const ofFrame = [
  'links around page start/index.html',
  'links around page 404.html',
  ...inBoth('page', 'start'),
  ...inBoth('page', 'beds'),
  ...inBoth('page', 'offline'),
  'page 404.html',
  'page zh/404.html',
];

describe('a build makes again', () => {
  it('nothing when nothing has changed', async () => {
    expect(await rebuiltAfter({})).toEqual([]);
  });

  it('a changed text and its translation, which follows its headings', async () => {
    const again = await rebuiltAfter({ 'pages/beds/index.md': (text) => `${text}\nMore.\n` });

    expect(again).toEqual([
      'text pages/beds/index.md',
      'text pages/beds/index.zh.md',
      ...inBoth('page', 'beds'),
      ...inBoth('documents', 'beds'),
      WHAT_IS_SEARCHED,
    ]);
  });

  it('a changed translation alone, and no code of the demo that it shows', async () => {
    const again = await rebuiltAfter({ 'pages/start/index.zh.md': (text) => `${text}\nMore.\n` });

    expect(again).toEqual([
      'text pages/start/index.zh.md',
      'page zh/start/index.html',
      'documents zh/start/index.html',
      WHAT_IS_SEARCHED,
    ]);
  });

  it('a demo with a new comment, but not its drawing', async () => {
    expect(await rebuiltAfter({ [BED]: (code) => `${code}// A comment.\n` })).toEqual(ofDemo);
  });

  it('a changed demo with its drawing, and no packages', async () => {
    const again = await rebuiltAfter({ [BED]: (code) => code.replace('sow(rows)', 'sow(rows + 1)') });

    expect(again.toSorted()).toEqual([...ofDemo, `fallback of ${BED}`, 'precache'].toSorted());
  });

  it('packages and what is led to them, when a demo imports another name', async () => {
    const again = await rebuiltAfter({ [BED]: (code) => code.replaceAll('sow', 'water') });

    expect(again.toSorted()).toEqual(
      [
        ...ofDemo,
        `fallback of ${BED}`,
        'precache',
        'undivided packages for browsers',
        'plan of packages for browsers',
        'packages for browsers',
        'packages for drawing demos',
        'scripts for drawing demos',
        'scripts for browsers',
      ].toSorted(),
    );
  });

  it('no packages when a demo imports what another one imports already, as their plan stays the same', async () => {
    const demo = (names: string, result: string) =>
      `import { ${names} } from 'seeds';\n\nexport default function Demo() {\n  return ${result};\n}\n`;
    const sources = {
      ...files,
      'pages/beds/index.md': `${files['pages/beds/index.md']}\n{{"demo": "Wet.ts"}}\n\n{{"demo": "Both.ts"}}\n`,
      'pages/beds/Wet.ts': demo('water', 'water(1)'),
      'pages/beds/Both.ts': demo('sow, water', 'sow(1) + water(1)'),
    };
    const both = (code: string) =>
      code.replace('import { sow }', 'import { sow, water }').replace('sow(rows)', 'sow(rows) + water(rows)');
    const again = await rebuiltAfter({ [BED]: both }, sources);

    expect(again.toSorted()).toEqual(
      [...ofDemo, `fallback of ${BED}`, 'precache', 'plan of packages for browsers'].toSorted(),
    );
  });

  it('every page when a word of the frame has changed, but no text and no module', async () => {
    const words = { 'translations/zh.json': () => '{ "interface": { "mark": "！" } }\n' };
    const known = { 'translations/en.json': () => '{ "interface": { "mark": "!" } }\n' };

    expect((await rebuiltAfter({ ...words, ...known })).toSorted()).toEqual(
      ['words en', 'words zh', ...ofFrame, 'precache'].toSorted(),
    );
  });

  it('every page when a module that draws them has changed, but no text, demo or package', async () => {
    const again = await rebuiltAfter({ 'site/frame.ts': (code) => code.replace("'<body>'", "'<body>new '") });

    expect(again.toSorted()).toEqual(
      ['module site/frame.ts', 'scripts for drawing pages', 'bundle', ...ofFrame, 'precache'].toSorted(),
    );
  });
});
