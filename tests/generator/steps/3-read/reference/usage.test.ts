import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Snapshot } from '../../../../../generator/cache';
import type { TextFacts } from '../../../../../generator/model';
import type { ReferencePageFacts } from '../../../../../generator/model/reference-facts';
import { exampleFinder } from '../../../../../generator/steps/3-read/reference/lookup/examples';
import { usageFinder } from '../../../../../generator/steps/3-read/reference/lookup/usage';
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

const usage = usageFinder({
  facts,
  routes: routesOf(PAGES),
  defaultLanguage: 'en',
  addresses: { 'https://garden.example/notes/': '/notes/' },
  pages: [bed, vase, page('Path', 'garden')],
});

describe('the pages that use a component', () => {
  it('begin with the guide that bears its name, then those that name it first, those to several products last', () => {
    const guides = usage(bed, 'en').filter(({ by }) => by === 'guide');

    expect(guides.map(({ url }) => url)).toEqual(['/bed/', '/soil/', '/paths/', '/walks/', '/notes/']);
  });

  it('are no guides where they are about another product', () => {
    const demos = usage(bed, 'en').filter(({ by }) => by === 'demo');

    expect(demos.map(({ url }) => url)).toEqual(['/rooms/', '/pots/']);
  });

  it('stay in the language of the reader', () => {
    expect(usage(vase, 'zh').map(({ url }) => url)).toEqual(['/zh/rooms/', '/zh/walks/']);
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
  const long = `${drawing}${'// more\n'.repeat(60)}`;
  const shown = [
    factsOf('/soil', { components: ['Bed'], demoFiles: [write('pages/soil/Deep.tsx', long)] }),
    factsOf('/paths', {
      components: ['Path', 'Bed'],
      demoFiles: [
        write('pages/paths/Paved.tsx', "import { Path } from 'garden';\nexport default () => <Path />;\n"),
        write('pages/paths/Edged.tsx', drawing),
      ],
    }),
  ];
  const example = (texts: TextFacts[]) =>
    exampleFinder({
      facts: texts,
      routes: routesOf(PAGES),
      usage,
      snapshot: new Snapshot(root),
      pages: 'pages',
    });

  it('is the first demo of the nearest page that draws it and is not too long', () => {
    expect(example(shown)(bed, 'en')).toEqual({ code: drawing, title: 'Paths', url: '/paths/#Edged' });
  });

  it('may be longer where there is no other', () => {
    expect(example(shown.slice(0, 1))(bed, 'zh')?.url).toBe('/zh/soil/#Deep');
  });

  it('may give it to a slot, or style it, where nothing draws it', () => {
    const slotted = "import { Bed } from 'garden';\nexport const parts = { bed: Bed };\n";
    const styled = "import { bedClasses } from 'garden';\nexport const sx = { root: bedClasses.root };\n";
    const texts = [slotted, styled].map((code, at) =>
      factsOf('/soil', { components: ['Bed'], demoFiles: [write(`pages/soil/Part${at}.tsx`, code)] }),
    );

    expect(texts.map((text) => example([text])(bed, 'en')?.url)).toEqual(['/soil/#Part0', '/soil/#Part1']);
  });

  it('may be one of its own, where no page has a demo', () => {
    write('pages/api/bed/BedExample.tsx', drawing);

    expect(example([])(bed, 'en')).toEqual({ code: drawing });
  });

  it('is missing where no demo draws it', () => {
    expect(example([])(vase, 'en')).toBeUndefined();
  });
});
