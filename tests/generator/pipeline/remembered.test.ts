import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Files, Garden, garden } from '../../builders/garden';

/** A key has to be in the list of all keys. */
const wordsOfMark = {
  'translations/en.json': '{ "interface": { "mark": "!" } }\n',
  'translations/zh.json': '{ "interface": { "mark": "！" } }\n',
};

/** One changed input each: everything that a build reads. */
const changes: [input: string, change: Files][] = [
  ['a text', { 'pages/start/index.md': garden['pages/start/index.md']?.replace('Dig.', 'Dig deep.') ?? '' }],
  [
    'a translation',
    { 'pages/start/index.zh.md': garden['pages/start/index.zh.md']?.replace('挖', '深挖') ?? '' },
  ],
  [
    'a demo',
    { 'pages/start/Bed.ts': garden['pages/start/Bed.ts']?.replace('sow(rows)', 'sow(rows + 1)') ?? '' },
  ],
  ['a module that a demo imports', { 'pages/start/rows.ts': 'export const rows = 4;\n' }],
  [
    'the definition',
    { 'data/site.ts': garden['data/site.ts']?.replace('garden.example', 'orchard.example') ?? '' },
  ],
  ['a module of the definition', { 'data/home.ts': `export const home = '/beds';\n` }],
  ['what the service worker imports', { 'data/exempt.ts': `export const exempt = ['/blog', '/news'];\n` }],
  ['the service worker', { 'site/worker.ts': `${garden['site/worker.ts']}console.log('new');\n` }],
  ['the module that draws', { 'site/server.ts': garden['site/server.ts']?.replace('green', 'blue') ?? '' }],
  ['a module of it', { 'site/frame.ts': garden['site/frame.ts']?.replace("'<body>'", "'<body>new '") ?? '' }],
  ['a style sheet', { 'site/client.css': 'b { color: blue; }\n' }],
  ['data of a script', { 'site/words.json': '{ "mark": "?" }\n' }],
  [
    'what mounts demos',
    { 'site/demos.ts': `export const mountDemo = (url: string) => import(url + '?1');\n` },
  ],
  [
    'what draws demos',
    { 'site/demo-server.ts': garden['site/demo-server.ts']?.replaceAll('p>', 'b>') ?? '' },
  ],
  ['words of titles', { 'translations/zh.json': '{ "pages": { "/start": "开端" } }\n' }],
  ['words of the interface', wordsOfMark],
  ['a file of the public folder', { 'public/map.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="a"/>\n' }],
  [
    'an installed package',
    {
      'node_modules/.package-lock.json': '{"seeds":2}',
      'node_modules/seeds/index.js': `export const sow = (rows) => 'sown anew ' + rows;\n`,
    },
  ],
];

/** What the same files give without any memory. */
async function cold(files: Files): Promise<Files> {
  const site = new Garden(files);
  await site.build({});
  return site.published();
}

describe('a build with a memory gives what a build without one gives', () => {
  it('when nothing has changed, and makes nothing then', async () => {
    const site = new Garden();
    await site.build();
    const { pages = [] } = await site.build();

    expect(pages.map(({ because }) => because)).toEqual(pages.map(() => undefined));
    expect(site.published()).toEqual(await cold(garden));
  });

  it.each(changes)('after a change of %s', async (_, change) => {
    const site = new Garden();
    await site.build();
    const before = site.published();
    site.write(change);
    const { published, problems } = await site.build();

    expect({ published, errors: problems.filter(({ severity }) => severity === 'error') }).toEqual({
      published: true,
      errors: [],
    });
    expect(withoutHistory(site.published())).toEqual(withoutHistory(await cold({ ...garden, ...change })));
    expect(site.published()).not.toEqual(before);
  });

  it('after a new file that an import now means', async () => {
    const { 'pages/start/rows.ts': rows = '', ...others } = garden;
    const files = { ...others, 'pages/start/rows.tsx': rows };
    const change = { 'pages/start/rows.ts': 'export const rows = 5;\n' };
    const site = new Garden(files);
    await site.build();
    const before = site.published();
    site.write(change);
    await site.build();

    expect(withoutHistory(site.published())).toEqual(withoutHistory(await cold({ ...files, ...change })));
    expect(site.published()).not.toEqual(before);
  });

  it('after the folder of pages says how its demos import types', async () => {
    const files = {
      ...garden,
      'pages/start/rows.ts': 'export type Rows = number;\nexport const rows: Rows = 3;\n',
      'pages/start/Bed.ts':
        garden['pages/start/Bed.ts']
          ?.replace('{ rows }', '{ rows, Rows }')
          .replace('sow(rows)', 'sow(rows as Rows)') ?? '',
    };
    const config = { 'pages/tsconfig.json': '{ "compilerOptions": { "verbatimModuleSyntax": true } }\n' };
    const site = new Garden(files);
    expect((await site.check()).problems).toEqual([]);
    site.write(config);
    const { problems } = await site.check();

    expect(problems).toMatchObject([{ code: 'DEMO_DOES_NOT_TYPE_CHECK' }]);
    expect(problems).toEqual((await new Garden({ ...files, ...config }).check({})).problems);
  });

  it('after a new code fence imports a module beside a demo that is not compiled again, and after that module changes', async () => {
    const fence = '```ts\nimport { rows } from "./rows";\nrows.toUpperCase();\n```\n';
    const module = { 'pages/beds/rows.ts': 'export const rows = 3;\n' };
    const page = { 'pages/beds/index.md': `${garden['pages/beds/index.md']}\n${fence}` };
    const text = { 'pages/beds/rows.ts': `export const rows = 'three';\n` };
    const site = new Garden({ ...garden, ...module });
    await site.check();
    site.write(page);
    const { problems } = await site.check();

    expect(problems).toMatchObject([{ code: 'FENCE_DOES_NOT_TYPE_CHECK' }]);
    expect(problems).toEqual((await new Garden({ ...garden, ...module, ...page }).check({})).problems);

    site.write(text);
    expect((await site.check()).problems).toEqual([]);
  });

  it('after changes that are taken back, in any order', async () => {
    const site = new Garden();
    const expected = await cold(garden);
    await site.build();
    for (const [, change] of shuffled(changes, 7).slice(0, 6)) {
      site.write(change);
      await site.build();
      site.write(Object.fromEntries(Object.keys(change).map((file) => [file, garden[file]])));
    }
    await site.build();

    expect(withoutHistory(site.published())).toEqual(withoutHistory(expected));
  });
});

/** A style sheet that is made of others and of a picture, and a page below another one. */
const connected: Files = {
  ...garden,
  'site/client.css': `@import './base.css';\nb { background: url(./dot.svg); }\n`,
  'site/base.css': `@import './deep/colors.css';\ni { margin: 0; }\n`,
  'site/deep/colors.css': 'i { color: red; }\n',
  'site/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="a"/>\n',
  'pages/start/Bed.ts': `import './bed.css';\n${garden['pages/start/Bed.ts']?.replace("'./rows'", "'./inner/rows'")}`,
  'pages/start/bed.css': `@import './bed-colors.css';\n`,
  'pages/start/bed-colors.css': 'u { color: red; }\n',
  'pages/start/inner/rows.ts': garden['pages/start/rows.ts'] ?? '',
  'pages/start/inner/index.md': '---\ntitle: Inner\ndescription: What.\n---\n\n# Inner\n\nWords.\n',
  'pages/start/inner/index.zh.md': '---\ntitle: 内\ndescription: 何。\n---\n\n# 内\n\n词。\n',
  'data/site.ts':
    garden['data/site.ts']?.replace(
      '"navigation":[',
      '"navigation":[{"pathname":"/start/inner","title":"Inner"},',
    ) ?? '',
  'site/frame.ts':
    garden['site/frame.ts']?.replace(
      '[html, demo?.fallback]',
      '[html, demo?.fallback, ...(demo?.variants ?? []).flatMap(({ files }) => files.map(({ html }) => html))]',
    ) ?? '',
};

describe('a build with a memory gives what a build without one gives after a change of', () => {
  it.each<[input: string, change: Files]>([
    ['a style sheet that another one imports', { 'site/base.css': 'i { margin: 1px; }\n' }],
    ['one that is imported by that', { 'site/deep/colors.css': 'i { color: blue; }\n' }],
    ['a picture in a style sheet', { 'site/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="b"/>\n' }],
    [
      'a style sheet that the one of a demo imports',
      { 'pages/start/bed-colors.css': 'u { color: blue; }\n' },
    ],
    [
      'a module beside the text of a page below',
      { 'pages/start/inner/rows.ts': 'export const rows = 4321;\n' },
    ],
  ])('%s', async (_, change) => {
    const site = new Garden(connected);
    expect((await site.build()).problems).toEqual([]);
    const before = site.published();
    site.write(change);
    await site.build();

    expect(withoutHistory(site.published())).toEqual(withoutHistory(await cold({ ...connected, ...change })));
    expect(site.published()).not.toEqual(before);
  });
});

const damages: [damage: string, act: (file: string, another: string) => void][] = [
  ['cut', (file) => writeFileSync(file, readFileSync(file).subarray(0, readFileSync(file).length >> 1))],
  ['emptied', (file) => writeFileSync(file, '')],
  ['swapped with another', swap],
  ['lost', (file) => rmSync(file)],
];

describe('a memory that is damaged costs time and nothing else', () => {
  it.each(damages)('when any one of its files is %s', async (_, act) => {
    const site = new Garden();
    const expected = await cold(garden);
    await site.build();
    const files = filesOf(site.cacheFolder);
    for (const [at, file] of files.entries()) {
      act(file, files[(at + 1) % files.length] ?? file);
      const { published, problems } = await site.build();

      expect([path.basename(file), published, problems]).toEqual([path.basename(file), true, []]);
      expect(withoutHistory(site.published())).toEqual(withoutHistory(expected));
    }
  });

  it.each(damages)('when all of its files are %s', async (_, act) => {
    const site = new Garden();
    const expected = await cold(garden);
    await site.build();
    const files = filesOf(site.cacheFolder);
    for (const [at, file] of files.entries()) act(file, files[(at + 1) % files.length] ?? file);
    const { published, problems } = await site.build();

    expect([published, problems]).toEqual([true, []]);
    expect(withoutHistory(site.published())).toEqual(withoutHistory(expected));
  });
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** A file that an earlier step of the test has lost has nothing to give. */
function swap(file: string, another: string): void {
  const [one, two] = [readFileSync(file), readFileSync(another)];
  writeFileSync(file, two);
  writeFileSync(another, one);
}

/** Hashed files of earlier builds stay for readers who have them open; a first build has none. */
function withoutHistory(files: Files): Files {
  const { '.assets-history.json': history = '[]', ...rest } = files;
  const [current = []]: string[][] = JSON.parse(history);
  const own = new Set(current);
  return Object.fromEntries(
    Object.entries(rest).filter(([name]) => !name.startsWith('assets/assets/') || own.has(name)),
  );
}

/** The same order for the same seed. */
function shuffled<T>(items: T[], seed: number): T[] {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state;
  };
  return items
    .map((item) => ({ item, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
