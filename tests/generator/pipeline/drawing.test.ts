import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildSite, checkSite, devSite, type Problem } from '../../../generator';
import { formatProblem } from '../../../generator/problems/format/format';
import { siteDefinition } from '../../builders/site-definition';
import { temporaryFolder } from '../../temporary-folder';

let root: string;

/** A sound site of a few pages in two languages, drawn without a library. */
beforeEach(() => {
  root = temporaryFolder('xdocs-drawing');
  writeDefinition();
  for (const pathname of PATHS) write(`pages${pathname}/index.md`, textOf(pathname));
  for (const language of ['en', 'zh']) write(`translations/${language}.json`, '{}');
  write('package-lock.json', '{}');
  write('site/client.ts', `document.title += '';`);
  write('site/server.tsx', SERVER);
  write('site/Frame.ts', FRAME);
});

const PATHS = ['/start', '/beds', '/paths'];

function writeDefinition(entries: Record<string, string> = {}): void {
  const sound = siteDefinition({ navigation: PATHS.map((pathname) => ({ pathname })) });
  const site = { ...sound, entries: { server: 'site/server.tsx', client: 'site/client.ts', ...entries } };
  write('data/site.ts', `export const site = ${JSON.stringify(site, null, 2)};\n`);
}

function textOf(pathname: string): string {
  const title = `Garden - ${pathname.slice(1)}`;
  return `---\ntitle: ${title}\ndescription: What grows here.\n---\n\n# ${title}\n\nWords.\n`;
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

const SERVER = `
import { Frame } from './Frame';

export const serverEntry = {
  render: (page: { url: string }) => ({ htmlAttributes: {}, head: '', styles: '', body: Frame(page) }),
  sharedStyles: () => '',
  beforePaint: () => '',
};
`;

const FRAME = `
import { priceOf } from './price';

/** Lines that are no code, so that only a map can tell where the others were. */
interface Page {
  url: string;
}

export function Frame({ url }: Page): string {
  return '<body>' + Price({ url }) + '</body>';
}

function Price({ url }: Page): string {
  return String(priceOf(url));
}
`;

/** Shows slots of its text where they belong. */
const FRAME_WITH_DEMOS = `
type Part = { html?: number; demo?: { fallback?: number } };

export function Frame({ content }: { content: { parts?: Part[] } }): string {
  const slots = (content.parts ?? []).flatMap(({ html, demo }) => [html, demo?.fallback]);
  return '<body>' + slots.map((slot) => (slot === undefined ? '' : '\\uE000' + slot + '\\uE001')).join('') + '</body>';
}
`;

const price = (body: string) => `
type Url = string;

export function priceOf(url: Url): number {
  ${body}
}
`;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Builds and leaves out what only a machine without git says. */
async function build(options: Partial<Parameters<typeof buildSite>[0]> = {}) {
  const { notices, ...built } = await buildWhole(options);
  return { ...built, notices: notices.filter(({ code }) => code !== 'DATES_UNKNOWN') };
}

function buildWhole(options: Partial<Parameters<typeof buildSite>[0]> = {}) {
  return buildSite({
    root,
    definition: 'data/site.ts',
    out: path.join(root, 'dist'),
    cacheFolder: path.join(root, 'cache'),
    workers: 0,
    ...options,
  });
}

describe('a page whose drawing throws', () => {
  const throwing = price(`throw new Error('no price for ' + url);`);

  it('is told with its component and the line of its source, and nothing is published', async () => {
    write(
      'site/price.ts',
      price(`if (url === '/zh/beds/') throw new Error('no price');\n  return url.length;`),
    );
    const { problems, published } = await build();

    expect(published).toBe(false);
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
    expect(problems.map(formatProblem)).toEqual([
      [
        'error PAGE_NOT_DRAWN site/price.ts:5:34',
        "  The page /zh/beds/ cannot be drawn: the site's code throws in priceOf, called by Price: Error: no price. Nothing is published until every page can be drawn.",
        '    3 |',
        '    4 | export function priceOf(url: Url): number {',
        "  > 5 |   if (url === '/zh/beds/') throw new Error('no price');",
        '      |                                  ^',
        '    6 |   return url.length;',
        '    7 | }',
        '  Start at the line that is shown: it is the innermost call of the site.',
      ].join('\n'),
    ]);
  });

  it('is one problem with all others that throw at the same place, whatever the words', async () => {
    write('site/price.ts', throwing);
    const { problems } = await build();

    expect(problems.map(({ code }) => code)).toEqual(['PAGE_NOT_DRAWN']);
    expect(problems[0]?.message).toMatch(/^\d+ pages \(\/start\/, \S+, \S+ and \d+ more\) cannot be drawn/);
  });

  it('is told beside those that throw at other places, in one run', async () => {
    write(
      'site/price.ts',
      price(
        `if (url === '/beds/') throw 'one';\n  if (url === '/zh/beds/') throw null;\n  return url.at(99)!.length;`,
      ),
    );
    const { problems } = await build();

    expect(problems.map(({ message }) => message.replace(/^.*throws/, ''))).toEqual(
      expect.arrayContaining([
        expect.stringContaining(': one, which is no error'),
        expect.stringContaining(': null, which is no error'),
        expect.stringContaining(' in priceOf, called by Price: TypeError: Cannot read properties'),
      ]),
    );
  });

  it('is told when it leaves a promise behind that is rejected, as nobody else would say whose it was', async () => {
    write(
      'site/price.ts',
      price(`if (url === '/beds/') void Promise.reject(new Error('no price'));\n  return 1;`),
    );
    const { problems, published } = await build();

    expect(published).toBe(false);
    expect(problems.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      expect.stringMatching(/^PAGE_NOT_DRAWN site\/price\.ts:5:/),
    ]);
  });

  it('is told again by the next build, and no more once it is mended', async () => {
    write('site/price.ts', throwing);
    const first = await build();
    expect((await build()).problems).toEqual(first.problems);

    write('site/price.ts', `// A line more.\n${throwing}`);
    const moved = await build();
    expect(moved.problems[0]?.place?.line).toBe((first.problems[0]?.place?.line ?? 0) + 1);

    write('site/price.ts', price('return url.length;'));
    expect(await build()).toMatchObject({ problems: [], published: true });
  });

  // The limit itself is waited for: a minute.
  it('is one that never ends, too: it is stopped, and told with where it was', async () => {
    write('site/price.ts', price(`if (url === '/zh/beds/') for (;;);\n  return url.length;`));
    const { problems, published } = await build();

    expect(published).toBe(false);
    // A function as small as this one may be a part of the one that calls it, by the time.
    expect(problems.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      expect.stringMatching(/^PAGE_NOT_DRAWN site\/(?:price\.ts:4:|Frame\.ts:15:)/),
    ]);
    expect(problems[0]?.message).toMatch(
      / throws in .*Price.*: .*it does not end, and was stopped after 15 s/,
    );
  }, 120_000);

  // The limit itself is waited for: a minute.
  it('is one of a site that never ends while it is loaded: told with the line in which it was', async () => {
    write('site/price.ts', `let rounds = 0;\n\nfor (;;) rounds += 1;\n${price('return url.length;')}`);
    const { problems, published } = await build();

    expect(published).toBe(false);
    expect(problems.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      expect.stringMatching(/^SERVER_ENTRY_FAILS site\/price\.ts:3:/),
    ]);
    expect(problems[0]?.message).toContain('it does not end, and was stopped after 15 s');
  }, 120_000);

  it('leaves the published site as it is', async () => {
    write('site/price.ts', price('return url.length;'));
    await build();
    const before = treeOf(path.join(root, 'dist'));
    write('site/price.ts', throwing);

    expect((await build()).published).toBe(false);
    expect(treeOf(path.join(root, 'dist'))).toEqual(before);
  });

  it.each([
    ['undefined', 'head, styles, body, htmlAttributes'],
    ['{}', 'head, styles, body, htmlAttributes'],
    [`{ head: '', styles: '', htmlAttributes: {}, body: 1 }`, 'body'],
    [`{ head: '', styles: '', htmlAttributes: null, body: '' }`, 'htmlAttributes'],
    [`{ head: '', styles: '', htmlAttributes: { lang: null }, body: '' }`, 'text for htmlAttributes.lang'],
  ])('is one whose entry returns %s, too', async (returned, missing) => {
    write('site/price.ts', price('return url.length;'));
    write('site/server.tsx', SERVER.replace(/\(\{ html.*\}\),/, `(${returned}),`));
    const { problems, published } = await build();

    expect(published).toBe(false);
    expect(problems.map(({ code }) => code)).toEqual(['PAGE_NOT_DRAWN']);
    expect(problems[0]?.message).toContain(`serverEntry.render returned no ${missing}`);
  });

  it.each(['7', 'undefined'])(
    'is one whose entry places the slot %s, which it does not have',
    async (slot) => {
      write('site/price.ts', price('return url.length;'));
      write('site/server.tsx', SERVER.replace('Frame(page)', `Frame(page) + '\uE000${slot}\uE001'`));
      const { problems, published } = await build();

      expect(published).toBe(false);
      expect(problems.map(({ code }) => code)).toEqual(['PAGE_NOT_DRAWN']);
      expect(problems[0]?.message).toContain(
        `serverEntry.render placed the slot ${slot}, which the page does not have`,
      );
    },
  );

  it('is one whose plain page is no text, too', async () => {
    write('site/price.ts', price('return url.length;'));
    write(
      'site/server.tsx',
      `${SERVER}\nObject.assign(serverEntry, { renderPlain: () => ({ title: 1 }) });\n`,
    );
    const { problems } = await build();

    expect(problems.map(({ code }) => code)).toEqual(['PAGE_NOT_DRAWN']);
    expect(problems[0]?.message).toContain('serverEntry.renderPlain returned no text as title, html');
  });

  it('is told in the same words in every folder', async () => {
    write('site/price.ts', price("throw new Error('in ' + import.meta.url + ' for ' + url);"));
    const [problem] = (await build()).problems;

    expect(problem?.message).toContain('in server-');
    expect(JSON.stringify(problem)).not.toContain(root);
  });
});

function treeOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return files.map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8')).sort();
}

describe('a server entry that throws before it draws', () => {
  it.each([
    ['when it is loaded', `throw new Error('no roof');\n${SERVER}`, 'site/server.tsx:1:7', 'no roof'],
    [
      'when it is asked for styles',
      SERVER.replace("sharedStyles: () => ''", `sharedStyles: () => { throw new Error('no paint'); }`),
      'site/server.tsx:6:31',
      'no paint',
    ],
    ['as it exports nothing', 'export const other = 1;', 'site/server.tsx:1:1', 'exports no `serverEntry`'],
  ])('is a mistake that check and build name: %s', async (_, code, at, words) => {
    write('site/price.ts', price('return url.length;'));
    write('site/server.tsx', code);
    const checked = await checkSite({ root, definition: 'data/site.ts', workers: 0 });
    const built = await build();

    expect(checked.problems.map(({ code: named, place }) => `${named} ${placeText(place)}`)).toEqual([
      `SERVER_ENTRY_FAILS ${at}`,
    ]);
    expect(checked.problems[0]?.message).toContain(words);
    expect(built.problems).toEqual(checked.problems);
  });
});

function placeText(place: Problem['place']): string {
  return place ? `${place.file}:${place.line}:${place.column}` : '';
}

describe('demos', () => {
  beforeEach(() => {
    write('site/price.ts', price('return url.length;'));
    write(
      'site/demo-server.ts',
      `export const demoServerEntry = { renderDemo: (draw: () => string) => ({ html: draw(), styles: '' }) };`,
    );
    write('site/demos.ts', `export const mountDemo = () => undefined;`);
    writeDefinition({ demos: 'site/demos.ts', demoServer: 'site/demo-server.ts' });
  });

  /** Shows demos on one page, in the order of their names. */
  function show(demos: Record<string, string>): void {
    const text = readFileSync(path.join(root, 'pages/beds/index.md'), 'utf8');
    const markers = Object.keys(demos).map((name) => `{{"demo": "${name}.tsx"}}`);
    write('pages/beds/index.md', [text, ...markers].join('\n\n'));
    for (const [name, code] of Object.entries(demos)) write(`pages/beds/${name}.tsx`, code);
  }

  const broken = `import { seeds } from './seeds';

interface Bed { name: string }

export default function Bed(): string {
  const bed: Bed = { name: 'pear' };
  return seeds(bed.name);
}
`;
  const SEEDS = `type Name = string;\n\nexport function seeds(name: Name): string {\n  throw new RangeError('no seeds of ' + name);\n}\n`;

  it('that throw are warnings with their own lines; the site is published without their pictures', async () => {
    show({
      A: broken,
      B: `export default () => 'drawn';`,
      C: `throw new Error('not now');\nexport default () => '';`,
    });
    write('pages/beds/seeds.ts', SEEDS);
    const { notices, problems, published } = await build();

    expect(published).toBe(true);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(notices.map(({ code, place, message }) => [code, placeText(place), message])).toEqual([
      [
        'DEMO_THROWS',
        'pages/beds/C.tsx:1:7',
        'pages/beds/C.tsx throws when it is loaded: Error: not now. Its box stays empty until its script runs, if it runs at all.',
      ],
      [
        'DEMO_THROWS',
        'pages/beds/seeds.ts:4:9',
        'pages/beds/A.tsx throws when it is drawn: RangeError: no seeds of pear. Its box stays empty until its script runs, if it runs at all.',
      ],
    ]);
    expect(notices.every(({ frame }) => frame)).toBe(true);
  });

  it('that throw outside their own lines are told at their own start, with one full stop', async () => {
    write(
      'site/demo-server.ts',
      `export const demoServerEntry = { renderDemo: () => { throw new Error('it waits.'); } };`,
    );
    show({ A: `export default () => 'drawn';` });

    const { notices } = await build();
    expect(notices.map(({ code, place, message, hint }) => [code, placeText(place), message, hint])).toEqual([
      [
        'DEMO_THROWS',
        'pages/beds/A.tsx:1:1',
        'pages/beds/A.tsx throws when it is drawn: Error: it waits. Its box stays empty until its script runs, if it runs at all.',
        expect.stringContaining('No line of the demo is in the stack'),
      ],
    ]);
  });

  it('that export no component by default are errors, as demos without a default export', async () => {
    write(
      'site/demo-server.ts',
      `export const demoServerEntry = {
  isComponent: (value: unknown) => typeof value === 'function',
  renderDemo: (draw: () => string) => ({ html: draw(), styles: '' }),
};`,
    );
    show({ A: `export default 5;`, B: `export default () => 'drawn';` });

    const { problems, published } = await build();
    expect(published).toBe(false);
    expect(problems.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      'DEMO_WITHOUT_COMPONENT pages/beds/A.tsx:1:1',
    ]);
  });

  it('that share a module which counts are each drawn as if alone, whichever were drawn before', async () => {
    const counting = (word: string) =>
      `import { next } from './count';\nconst bed = next();\nexport default () => '<p>${word} ' + bed + '</p>';`;
    write('pages/beds/count.ts', `let last = 0;\nexport const next = () => (last += 1);\n`);
    write('site/Frame.ts', FRAME_WITH_DEMOS);
    show({ A: counting('A'), B: counting('B'), C: counting('C') });
    await build();
    write('pages/beds/B.tsx', counting('again'));
    await build();
    const html = readFileSync(path.join(root, 'dist/beds/index.html'), 'utf8');

    expect(html.match(/<p>(A|again|C) \d+<\/p>/g)).toEqual(['<p>A 1</p>', '<p>again 1</p>', '<p>C 1</p>']);
  });

  it('that throw are told again when they are remembered, at the line where they stand now', async () => {
    show({ A: broken });
    write('pages/beds/seeds.ts', SEEDS);
    const first = await build();
    expect((await build()).notices).toEqual(first.notices);

    write('pages/beds/seeds.ts', `// A line more.\n${SEEDS}`);
    expect((await build()).notices.map(({ place }) => placeText(place))).toEqual(['pages/beds/seeds.ts:5:9']);
  });

  it('that throw stop a strict build before anything is published', async () => {
    show({ A: `export default () => { throw new Error('no'); };` });

    expect(await build({ stopAt: 'warning' })).toMatchObject({
      published: false,
      notices: [{ code: 'DEMO_THROWS' }],
    });
    expect(existsSync(path.join(root, 'dist'))).toBe(false);
  });

  it('that need a browser are no mistake: the build only says what it did not draw', async () => {
    show({ A: `export default () => window.name;` });

    expect(await build()).toMatchObject({
      published: true,
      notices: [],
      undrawn: [{ file: 'pages/beds/A.tsx', needs: 'window' }],
    });
  });

  it('that draw nothing to be seen are named, too', async () => {
    show({ A: `export default () => '<div class="high"></div>';` });

    expect(await build()).toMatchObject({ published: true, undrawn: [{ file: 'pages/beds/A.tsx' }] });
  });

  it('are named when they end the process that draws them', async () => {
    show({ A: `await new Promise(() => undefined);\nexport default () => 'never';` });
    const { notices, published } = await build();

    expect(published).toBe(true);
    expect(notices.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      'DEMO_ENDS_PROCESS pages/beds/A.tsx:1:1',
    ]);
  });

  // The limit itself is waited for: a minute.
  it('that never end are stopped and named', async () => {
    show({ A: `export default () => { for (;;); };`, B: `export default () => 'drawn';` });
    const { notices, published } = await build();

    expect(published).toBe(true);
    expect(notices.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      'DEMO_HANGS pages/beds/A.tsx:1:1',
    ]);
  }, 300_000);

  it('are not drawn at all by an entry that throws: a mistake, with its line', async () => {
    show({ A: `export default () => 'drawn';` });
    write(
      'site/demo-server.ts',
      `type None = never;\n\nthrow new Error('no table');\nexport const demoServerEntry = {};`,
    );
    const { problems, published } = await build();

    expect(published).toBe(false);
    expect(problems.map(({ code, place }) => `${code} ${placeText(place)}`)).toEqual([
      'DEMO_SERVER_FAILS site/demo-server.ts:3:7',
    ]);
  });

  it.each([
    ['{}', 'problem DEMO_SERVER_FAILS site/demo-server.ts:1:1'],
    ['{ renderDemo: () => 42 }', 'notice DEMO_THROWS pages/beds/A.tsx:1:1'],
    ['{ renderDemo: () => null }', 'notice DEMO_THROWS pages/beds/A.tsx:1:1'],
    ["{ renderDemo: () => ({ html: 'drawn' }) }", 'notice DEMO_THROWS pages/beds/A.tsx:1:1'],
  ])('are told of by an entry that is `%s`', async (entry, expected) => {
    show({ A: `export default () => 'drawn';` });
    write('site/demo-server.ts', `export const demoServerEntry = ${entry};`);
    const { problems, notices } = await build();
    const told = (name: string) => (problem: Problem) =>
      `${name} ${problem.code} ${placeText(problem.place)}`;

    expect([...problems.map(told('problem')), ...notices.map(told('notice'))]).toEqual([expected]);
  });
});

it('a build without git says that pages have no dates, and publishes them', async () => {
  write('site/price.ts', price('return url.length;'));
  vi.stubEnv('PATH', root);
  const { notices, published } = await buildWhole();
  vi.unstubAllEnvs();

  expect(published).toBe(true);
  expect(notices.map(({ code }) => code)).toEqual(['DATES_UNKNOWN']);
});

describe('the server for writing', () => {
  it('shows why a page cannot be drawn, beside the rest, until it is mended', async () => {
    write('site/price.ts', price(`if (url === '/beds/') throw new Error('no price');\n  return url.length;`));
    const told: Problem[][] = [];
    const server = await devSite({
      root,
      definition: 'data/site.ts',
      cacheFolder: path.join(root, 'cache'),
      port: 0,
      onProblems: (problems) => told.push(problems),
    });
    try {
      const page = await fetch(`${server.url}/beds/`);
      expect(page.status).toBe(500);
      expect(await page.text()).toContain('/__xdocs/overlay.js');
      expect(await shown(server.url)).toMatchObject([
        { code: 'PAGE_NOT_DRAWN', place: { file: 'site/price.ts', line: 5 }, frame: expect.any(String) },
      ]);
      expect((await fetch(`${server.url}/start/`)).status).toBe(200);
      await fetch(`${server.url}/beds/`);
      expect(told.flat().map(({ code }) => code)).toEqual(['PAGE_NOT_DRAWN']);

      write('site/price.ts', price('return url.length;'));
      await expect.poll(async () => (await fetch(`${server.url}/beds/`)).status).toBe(200);
      expect(await shown(server.url)).toEqual([]);
    } finally {
      await server.close();
    }
  });

  it('writes nothing any more once it is closed, whatever it was reading', async () => {
    write('site/price.ts', price('return url.length;'));
    const server = await devSite({
      root,
      definition: 'data/site.ts',
      cacheFolder: path.join(root, 'cache'),
      port: 0,
      onProblems: () => undefined,
    });
    await fetch(`${server.url}/start/`);
    await server.close();
    rmSync(root, { recursive: true });
    await setTimeout(2000);

    expect(existsSync(root)).toBe(false);
  });
});

/** What a page that is opened now is told. */
async function shown(url: string): Promise<Problem[]> {
  const { body } = await fetch(`${url}/__xdocs/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const { value = '' } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return JSON.parse(value.slice('data: '.length)).problems;
}
