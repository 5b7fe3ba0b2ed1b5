import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Snapshot } from '../../../../../generator/cache';
import type { Routes, TextFacts } from '../../../../../generator/model';
import type { ReferencePageFacts } from '../../../../../generator/model/reference-facts';
import { exampleFinder } from '../../../../../generator/steps/3-read/reference/lookup/examples';
import { usageFinder } from '../../../../../generator/steps/3-read/reference/lookup/usage';
import type { MenuEntry } from '../../../../../generator/page/menu';
import { routes as routesOf } from '../../../../builders/routes';
import { facts as factsOf } from '../../../../builders/text';
import { temporaryFolder } from '../../../../temporary-folder';

function page(name: string, product: string, parts: Partial<ReferencePageFacts> = {}): ReferencePageFacts {
  const pathname = `/api/${name.toLowerCase()}`;
  return {
    pathname,
    name,
    kind: 'component',
    product,
    data: '',
    anchors: [],
    holds: {},
    members: 0,
    rows: [],
    links: [],
    ...parts,
  };
}

const bed = page('Bed', 'garden', { links: ['https://garden.example/notes/'] });
const vase = page('Vase', 'house');

const PAGES = ['/notes', '/paths', '/soil', '/bed', '/rooms', '/pots', '/walks'];

const facts: TextFacts[] = [
  factsOf('/notes'),
  factsOf('/paths', { title: 'Paths', components: ['Path', 'Bed'] }),
  factsOf('/soil', { components: ['Bed'] }),
  factsOf('/bed', { components: ['Path', 'Bed'] }),
  factsOf('/rooms', { components: ['Vase', 'Bed'], imports: ['Bed'] }),
  factsOf('/walks', { components: ['Bed', 'Vase'] }),
  factsOf('/pots', { imports: ['Bed'] }),
];

const find = (menu: MenuEntry[] = [], texts = facts, routes = routesOf(PAGES)) =>
  usageFinder({
    facts: texts,
    routes: { ...routes, menus: { en: menu } } satisfies Routes,
    defaultLanguage: 'en',
    addresses: { 'https://garden.example/notes/': '/notes/' },
    pages: [bed, vase, page('Path', 'garden')],
  });

const usage = find();

const entry = (pathname: string, children: MenuEntry[] = [], parts: Partial<MenuEntry> = {}): MenuEntry => ({
  title: pathname,
  url: `${pathname}/`,
  pathname,
  children,
  ...parts,
});

const urlsOf = (by: string, finder = usage, of = bed) =>
  finder(of, 'en').flatMap(({ link }) => (link.by === by ? link.url : []));

describe('the pages that use a component', () => {
  it('are guides where their front matter or the comment of the package names it, in the order of reading', () => {
    expect(urlsOf('guide')).toEqual(['/notes/', '/paths/', '/soil/', '/bed/', '/walks/']);
  });

  it('are no guides where they are about another product', () => {
    expect(urlsOf('demo')).toEqual(['/rooms/', '/pots/']);
  });

  it('stay in the language of the reader', () => {
    expect(usage(vase, 'zh').map(({ link }) => link.url)).toEqual(['/zh/rooms/', '/zh/walks/']);
  });

  it('stand in the branch of the menu that leads to the page of the component', () => {
    const garden = entry('/garden', [entry('/soil'), entry('/pots'), entry('/api', [entry('/api/bed')])]);
    const finder = find([garden, entry('/migration', [entry('/bed')])]);

    expect(urlsOf('guide', finder)).toEqual(['/soil/']);
    expect(urlsOf('demo', finder)).toEqual(['/pots/']);
  });

  it('may stand anywhere where the reference has a branch of its own', () => {
    const finder = find([
      entry('/garden', [entry('/soil'), entry('/bed')]),
      entry('/api', [entry('/api/bed')]),
    ]);

    expect(urlsOf('guide', finder)).toEqual(urlsOf('guide'));
  });

  it('are written: what is planned uses nothing yet, nor does what is below it', () => {
    const future = entry('/future', [entry('/soil')], { planned: true });
    const menu = [
      entry('/garden', [entry('/paths'), entry('/bed', [], { planned: true }), future, entry('/api/bed')]),
    ];

    expect(urlsOf('guide', find(menu))).toEqual(['/paths/']);
  });

  it('say what they are about, and in which language where it is another one', () => {
    const texts = [
      factsOf('/soil', { components: ['Bed'], title: 'Soil', description: 'What grows.' }),
      factsOf('/paths', { components: ['Bed'], title: 'Paths', description: 'Where to go.' }),
      factsOf('/paths', { language: 'zh', title: '路', description: '往哪儿走。' }),
    ];

    expect(find([], texts)(bed, 'zh').map(({ link }) => link)).toEqual([
      { title: '路', url: '/zh/paths/', by: 'guide', description: '往哪儿走。' },
      { title: 'Soil', url: '/zh/soil/', by: 'guide', description: 'What grows.', language: 'en' },
    ]);
  });
});

describe('the example of a component', () => {
  const root = temporaryFolder('xdocs-examples');
  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), code);
    return file;
  };
  const drawing = "import { Bed } from 'garden';\nexport default () => <Bed />;\n";
  const shown = (pathname: string, components: string[], demos: Record<string, string>) =>
    factsOf(pathname, {
      components,
      title: pathname,
      demoFiles: Object.entries(demos).map(([name, code]) => write(`pages${pathname}/${name}.tsx`, code)),
    });
  const example = (texts: TextFacts[], of = bed, language = 'en') => {
    const found = exampleFinder({
      facts: texts,
      defaultLanguage: 'en',
      usage: find([], texts),
      snapshot: new Snapshot(root),
      pages: 'pages',
    })(of, language);
    return found?.kind === 'demo' ? found.url : found;
  };

  it('says where its demo is: which text shows it, and what it is called there', () => {
    const texts = [shown('/soil', ['Bed'], { Deep: drawing })];
    const finder = exampleFinder({
      facts: texts,
      defaultLanguage: 'en',
      usage: find([], texts),
      snapshot: new Snapshot(root),
      pages: 'pages',
    });

    expect(finder(bed, 'zh')).toEqual({
      kind: 'demo',
      text: 'pages/soil/index.md',
      name: 'Deep',
      source: 'pages/soil/Deep.tsx',
      title: '/soil',
      url: '/zh/soil/#Deep',
    });
  });

  it('is of the guide that names it first, wherever that stands', () => {
    const long = `${drawing}// a longer one\n`;

    expect(
      example([
        shown('/paths', ['Path', 'Bed'], { Edged: drawing }),
        shown('/soil', ['Bed'], { Deep: long }),
      ]),
    ).toBe('/soil/#Deep');
  });

  it('imports the fewest other names, of packages and of files beside it', () => {
    const texts = (demos: Record<string, string>) => [shown('/soil', ['Bed'], demos)];
    const besides = `import { rows } from './rows';\n${drawing}`;
    const others = drawing.replace('{ Bed }', '{ Bed, Path }');
    const hooks = `import * as React from 'react';\n${drawing}// React alone is no other name\n`;

    expect(example(texts({ Besides: besides, Others: others, Hooks: hooks }))).toBe('/soil/#Hooks');
  });

  it('is the shortest of these, and the first of those that are about as short', () => {
    const tens = (lines: number) => `${drawing}${'// more\n'.repeat(lines)}`;

    expect(example([shown('/soil', ['Bed'], { Long: tens(30), First: tens(3), Second: drawing })])).toBe(
      '/soil/#First',
    );
  });

  it('draws it, if there is any demo that does', () => {
    const slotted = "import { Bed } from 'garden';\nexport const parts = { bed: Bed };\n";
    const drawn = `import { Path } from 'garden';\n${drawing}`;

    expect(example([shown('/soil', ['Bed'], { Slotted: slotted, Drawn: drawn })])).toBe('/soil/#Drawn');
  });

  it('is longer than a screen only where there is no other', () => {
    const long = `${drawing}${'// more\n'.repeat(60)}`;
    const paths = shown('/paths', ['Path', 'Bed'], { Edged: drawing });

    expect(example([shown('/soil', ['Bed'], { Deep: long }), paths])).toBe('/paths/#Edged');
    expect(example([shown('/soil', ['Bed'], { Deep: long })])).toBe('/soil/#Deep');
  });

  it('may give it to a slot, or style it, where nothing draws it', () => {
    const slotted = "import { Bed } from 'garden';\nexport const parts = { bed: Bed };\n";
    const styled = "import { bedClasses } from 'garden';\nexport const sx = { root: bedClasses.root };\n";

    expect(example([shown('/soil', ['Bed'], { Slotted: slotted })])).toBe('/soil/#Slotted');
    expect(example([shown('/soil', ['Bed'], { Styled: styled })])).toBe('/soil/#Styled');
  });

  it('may be one of its own, where no page has a demo', () => {
    write('pages/api/bed/BedExample.tsx', drawing);

    expect(example([])).toEqual({ kind: 'code', code: drawing });
  });

  it('is missing where no demo draws it', () => {
    expect(example([shown('/soil', ['Bed'], { Deep: drawing })], vase)).toBeUndefined();
  });
});
