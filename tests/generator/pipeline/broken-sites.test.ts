import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from '../../../generator';
import { Garden, garden } from '../../builders/garden';

type Change = Record<string, string | Uint8Array | undefined>;

const START = garden['pages/start/index.md'] ?? '';
const definitionWith = (change: string) =>
  garden['data/site.ts']?.replace(', home }', `, home, ${change} }`) ?? '';

const definitionWithPublic = (folder: string) =>
  definitionWith(`folders: { pages: 'pages', translations: 'translations', public: '${folder}' }`);

/** Ways to break a site, and the code of the problem that names each. */
const broken: [mistake: string, code: string, change: Change][] = [
  [
    'an import of a missing file in the code that draws',
    'MODULE_MISSING',
    { 'site/server.ts': `import './lost';\n${garden['site/server.ts']}` },
  ],
  ['an import of a missing file in the script', 'MODULE_MISSING', { 'site/client.ts': `import './lost';\n` }],
  ['a package that is not installed', 'PACKAGE_MISSING', { 'site/client.ts': `import 'lost-package';\n` }],
  [
    'a module of a package that does not exist',
    'PACKAGE_MISSING',
    { 'site/client.ts': `import { a } from 'seeds/lost';\nconsole.log(a);\n` },
  ],
  [
    'a name that a package does not export',
    'EXPORT_MISSING',
    { 'site/client.ts': `import { reap } from 'seeds';\nreap();\n` },
  ],
  ['a whole package handed on', 'EVERYTHING_EXPORTED', { 'site/client.ts': `export * from 'seeds';\n` }],
  ['a syntax error in the script', 'MODULE_SYNTAX', { 'site/client.ts': 'const = 1;\n' }],
  [
    'a syntax error in the code that draws',
    'MODULE_SYNTAX',
    { 'site/frame.ts': 'export const frame = () => {;\n' },
  ],
  ['a syntax error in data', 'MODULE_SYNTAX', { 'site/words.json': '{ "mark": }\n' }],
  ['a style sheet that is not there', 'MODULE_MISSING', { 'site/client.css': undefined }],
  [
    'a style sheet with a missing picture',
    'MODULE_MISSING',
    { 'site/client.css': 'b { background: url(./lost.svg); }\n' },
  ],
  ['no client entry', 'ENTRY_MISSING', { 'site/client.ts': undefined }],
  ['no server entry', 'ENTRY_MISSING', { 'site/server.ts': undefined }],
  ['nothing that mounts demos', 'ENTRY_MISSING', { 'site/demos.ts': undefined }],
  ['no service worker', 'ENTRY_MISSING', { 'site/worker.ts': undefined }],
  [
    'a server entry that exports nothing',
    'SERVER_ENTRY_FAILS',
    { 'site/server.ts': 'export const nothing = 1;\n' },
  ],
  ['a server entry that throws', 'SERVER_ENTRY_FAILS', { 'site/server.ts': `throw new Error('no soil');\n` }],
  [
    'a demo entry that throws',
    'DEMO_SERVER_FAILS',
    { 'site/demo-server.ts': `throw new Error('no light');\n` },
  ],
  [
    'a service worker that does not parse',
    'MODULE_SYNTAX',
    { 'site/worker.ts': 'self.__WB_MANIFEST = = 1;\n' },
  ],
  [
    'a service worker that asks for its list twice',
    'WORKER_TAKES_NO_LIST',
    { 'site/worker.ts': 'console.log(self.__WB_MANIFEST);\nconsole.log(self.__WB_MANIFEST);\n' },
  ],
  ['a service worker with a missing import', 'MODULE_MISSING', { 'data/exempt.ts': undefined }],
  [
    'a demo that does not parse',
    'DEMO_DOES_NOT_PARSE',
    { 'pages/start/Bed.ts': 'export default function Bed() {\n' },
  ],
  [
    'a demo with a wrong type',
    'DEMO_DOES_NOT_TYPE_CHECK',
    { 'pages/start/rows.ts': `export const rows: number = 'three';\n` },
  ],
  [
    'a demo with a missing package',
    'DEMO_DOES_NOT_TYPE_CHECK',
    { 'pages/start/Bed.ts': garden['pages/start/Bed.ts']?.replace("'seeds'", "'seedlings'") },
  ],
  [
    'a demo that is not there',
    'DEMO_NOT_FOUND',
    { 'pages/start/index.md': START.replace('Bed.ts', 'Pond.ts') },
  ],
  [
    'a link that leads nowhere',
    'BROKEN_LINK',
    { 'pages/start/index.md': START.replace('Dig.', '[Dig](/lost/).') },
  ],
  [
    'an anchor that does not exist',
    'BROKEN_ANCHOR',
    { 'pages/start/index.md': START.replace('Dig.', '[Dig](#lost).') },
  ],
  [
    'bytes that are no text',
    'INVALID_UTF8',
    { 'pages/start/index.md': Buffer.concat([Buffer.from(START), Buffer.from([0xff])]) },
  ],
  [
    'a page at the root, which leads to the home page',
    'PATH_TAKEN',
    {
      'data/site.ts': definitionWith(
        `navigation: [{ pathname: '/', title: 'Root' }, { pathname: '/start' }, { pathname: '/beds' }]`,
      ),
      'pages/index.md': START,
      'pages/index.zh.md': garden['pages/start/index.zh.md'],
    },
  ],
  [
    'a home that is spelled otherwise than its page',
    'HOME_IS_NO_PAGE',
    { 'data/home.ts': `export const home = '/start/';\n` },
  ],
  [
    'a folder that begins with a dot',
    'MALFORMED_PATHNAME',
    {
      'data/site.ts': definitionWith(
        `navigation: [{ pathname: '/start' }, { pathname: '/beds' }, { pathname: '/.shed', title: 'Shed' }]`,
      ),
    },
  ],
  [
    'a product with the name of a section of other pages',
    'WRONG_VALUE',
    { 'data/site.ts': definitionWith(`products: [{ id: 'pages', name: 'Pages', paths: ['/beds'] }]`) },
  ],
  [
    'a path that two entries claim',
    'DUPLICATE_PATHNAME',
    {
      'data/site.ts': definitionWith(
        `navigation: [{ pathname: '/start' }, { pathname: '/beds' }, { pathname: '/start' }]`,
      ),
    },
  ],
  [
    'a server entry that ends the program',
    'SERVER_ENTRY_FAILS',
    { 'site/server.ts': `process.exit(0);\n${garden['site/server.ts']}` },
  ],
  [
    'a server entry whose styles are no text',
    'SERVER_ENTRY_FAILS',
    { 'site/server.ts': garden['site/server.ts']?.replace("'a{color:green}'", '5 as unknown as string') },
  ],
  [
    'a script for every page that does not parse',
    'SERVER_ENTRY_FAILS',
    { 'site/server.ts': garden['site/server.ts']?.replace('var a=1', 'var a=') },
  ],
  [
    'a script for every page that ends its element',
    'SERVER_ENTRY_FAILS',
    { 'site/server.ts': garden['site/server.ts']?.replace("'var a=1'", '\'var a="</SCRIPT>"\'') },
  ],
  [
    'a script for every page that begins a comment of HTML',
    'SERVER_ENTRY_FAILS',
    { 'site/server.ts': garden['site/server.ts']?.replace("'var a=1'", '\'var a="<!--"\'') },
  ],
  [
    'a module of Node that a script requires',
    'NODE_MODULE_IMPORTED',
    { 'site/client.ts': `declare const require: any;\ndocument.title += require('os').hostname();\n` },
  ],
  [
    'a module of Node that a demo requires',
    'NODE_MODULE_IMPORTED',
    {
      'pages/start/Bed.ts': `declare const require: any;\nexport default function Bed() {\n  return require('fs').readFileSync('/x', 'utf8');\n}\n`,
    },
  ],
  [
    'a page where the one without a network stands',
    'PATH_TAKEN',
    { 'data/site.ts': garden['data/site.ts']?.replace('"/offline"', '"/beds"') },
  ],
  [
    'a page where the site sends its visitors on',
    'PATH_TAKEN',
    { 'data/site.ts': definitionWith(`navigation: [{ pathname: '/start' }, { pathname: '/index.html' }]`) },
  ],
  [
    'a misspelt folder of pages',
    'FOLDER_MISSING',
    {
      'data/site.ts': definitionWith(
        `folders: { pages: 'pagse', translations: 'translations', public: 'public' }`,
      ),
    },
  ],
  [
    'a public folder that is a file',
    'FOLDER_IS_A_FILE',
    { 'data/site.ts': definitionWithPublic('public/map.svg') },
  ],
  [
    'translations of the reference outside the root',
    'PATH_OUTSIDE_ROOT',
    { 'data/site.ts': definitionWith(`reference: { products: [], translations: '../words' }`) },
  ],
  ['a public folder where the site goes', 'IN_OUTPUT', { 'data/site.ts': definitionWithPublic('dist') }],
  ['a public folder with all sources', 'PUBLISHES_SOURCES', { 'data/site.ts': definitionWithPublic('.') }],
  [
    'a public folder with all packages',
    'PUBLISHES_SOURCES',
    { 'data/site.ts': definitionWithPublic('node_modules') },
  ],
  ['a public file where the build has a folder', 'PATH_TAKEN', { 'public/assets': 'none\n' }],
  [
    'a promise of the definition that fails',
    'DEFINITION_THROWS',
    { 'data/home.ts': `export const home = '/start';\nPromise.reject(new Error('late'));\n` },
  ],
  [
    'a definition that does not compile',
    'DEFINITION_NOT_COMPILED',
    { 'data/site.ts': 'export const site = {;\n' },
  ],
  ['no definition', 'NO_DEFINITION', { 'data/site.ts': undefined }],
];

const named = ({ code, place }: Problem) => `${code} ${place?.file ?? ''}:${place?.line ?? ''}`;
const errors = (problems: Problem[]) =>
  problems
    .filter(({ severity }) => severity === 'error')
    .map(named)
    .sort();

describe('whatever stops a build is a problem that check names', () => {
  it('and a sound site has none', async () => {
    const site = new Garden();

    expect(errors((await site.check()).problems)).toEqual([]);
    expect((await site.build()).published).toBe(true);
  });

  it.each(broken)('%s', async (_, code, change) => {
    const site = new Garden();
    site.write(change);
    const checked = await site.check();
    const built = await site.build();

    expect(built.published ?? false).toBe(false);
    expect(errors(built.problems)).toEqual(errors(checked.problems));
    expect(checked.problems.filter(({ severity }) => severity === 'error').map((one) => one.code)).toContain(
      code,
    );
    expect(existsSync(path.join(site.root, 'dist'))).toBe(false);
  });

  it('a public file where a script is written', async () => {
    const site = new Garden();
    await site.build();
    const script = Object.keys(site.published()).find((file) => /\/Bed-\w+\.js$/.test(file)) ?? '';
    site.write({ [script.replace('dist/', '').replace(/^assets\//, 'public/')]: 'export default 1;\n' });

    expect(errors((await site.check()).problems)).toEqual([expect.stringContaining('PATH_TAKEN public/')]);
    expect(errors((await site.build()).problems)).toEqual([expect.stringContaining('PATH_TAKEN public/')]);
  });

  // Other systems refuse to make such a file.
  it.skipIf(process.platform !== 'linux')('names that are not UTF-8', async () => {
    const site = new Garden();
    const latin1 = (name: string) => Buffer.from(`${site.root}/${name}`, 'latin1');
    writeFileSync(latin1('public/caf\u00E9.svg'), '');
    writeFileSync(latin1('pages/start/th\u00E9.md'), '');
    mkdirSync(latin1('public/m\u00FCll'));
    const told = ['pages/start/th\uFFFD.md', 'public/caf\uFFFD.svg', 'public/m\uFFFDll'];
    const expected = told.map((file) => `NAME_NOT_UTF8 ${file}:1`);

    expect(errors((await site.check()).problems)).toEqual(expected);
    expect(errors((await site.build()).problems)).toEqual(expected);
  });

  it.each([
    ['a folder with an index', './parts', 'parts/index.ts'],
    ['a script by the name that it has when it is compiled', './parts.js', 'parts.ts'],
    ['a script with JSX by that name', './parts.js', 'parts.tsx'],
  ])('a demo that imports %s is sound for both', async (_, specifier, file) => {
    const site = new Garden();
    site.write({
      'pages/start/Bed.ts': garden['pages/start/Bed.ts']?.replace('./rows', specifier),
      [`pages/start/${file}`]: 'export const rows = 31;\n',
    });

    expect((await site.check()).problems).toEqual([]);
    expect((await site.build()).published).toBe(true);
    expect(site.published()['start/index.html']).toContain('sown 31');
  });

  it('a home page at the root is sound for both, and nothing leads away from it', async () => {
    const site = new Garden();
    site.write({
      'data/home.ts': `export const home = '/';\n`,
      'data/site.ts': definitionWith(`navigation: [{ pathname: '/', title: 'Home' }, { pathname: '/beds' }]`),
      'pages/index.md': START.replace(/\{\{.*\}\}/, ''),
      'pages/index.zh.md': garden['pages/start/index.zh.md']?.replace(/\{\{.*\}\}/, ''),
      'pages/start/index.md': undefined,
      'pages/start/index.zh.md': undefined,
    });

    expect(errors((await site.check()).problems)).toEqual([]);
    expect((await site.build()).published).toBe(true);
    expect(site.published()['index.html']).toContain('Dig.');
    expect(site.published()['zh/index.html']).toContain('"location":"pages/index.zh.md"');
    expect(site.published()['_redirects']?.trim()).toBe('');
  });

  it('a group of nothing is a page', async () => {
    const site = new Garden();
    const navigation = `[{ pathname: '/start' }, { pathname: '/beds', children: [] }]`;
    site.write({ 'data/site.ts': definitionWith(`navigation: ${navigation}`) });

    expect((await site.check()).problems).toEqual([]);
    expect((await site.build()).published).toBe(true);
    expect(site.published()['beds/index.html']).toContain('Raised.');
  });

  it('a demo in JavaScript with JSX is sound for both', async () => {
    const site = new Garden();
    site.write({
      'pages/start/Bed.ts': undefined,
      'pages/start/Bed.js': 'export default function Bed() {\n  return <b>Bed</b>;\n}\n',
      'pages/start/index.md': START.replace('Bed.ts', 'Bed.js'),
      'pages/start/index.zh.md': undefined,
      'node_modules/react/package.json': '{"name":"react","version":"1.0.0"}',
      'node_modules/react/jsx-runtime.js': 'export const jsx = (tag, props) => tag + props.children;\n',
    });

    expect(errors((await site.check()).problems)).toEqual([]);
    expect((await site.build()).published).toBe(true);
  });

  it('all of them are named in one run', async () => {
    const site = new Garden();
    site.write({
      'site/client.ts': `import './lost';\nimport 'lost-package';\n`,
      'site/worker.ts': 'const = 1;\n',
      'pages/start/index.md': START.replace('Dig.', '[Dig](/lost/).'),
    });

    expect(
      (await site.check()).problems.filter(({ severity }) => severity === 'error').map(({ code }) => code),
    ).toEqual(expect.arrayContaining(['MODULE_MISSING', 'PACKAGE_MISSING', 'MODULE_SYNTAX', 'BROKEN_LINK']));
  });
});
