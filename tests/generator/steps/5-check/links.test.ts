import { describe, expect, it } from 'vitest';
import type { SiteDefinition } from '../../../../generator/contract/site';
import type { PlacedComponent, TextFacts } from '../../../../generator/model';
import { checkTexts } from '../../../../generator/steps/5-check/check-texts';
import { inventory } from '../../../builders/inventory';
import { codes } from '../../../builders/problem';
import { routes } from '../../../builders/routes';
import { siteDefinition } from '../../../builders/site-definition';
import { facts, linking, showing } from '../../../builders/text';

const PAGES = ['/start', '/x/bars', '/x/lines', '/x/old/axis', '/api-docs/button'];
const bars = facts('/x/bars', { anchors: ['stacking', 'BarsBasic', '中文'] });

/** What is wrong with some texts on a site of a few pages, one group and a public file. */
function faults(...texts: TextFacts[]) {
  const context = inventory([], {
    publicFiles: ['guide.pdf', 'static/logo.png'],
    pageFiles: ['pages/start/picture.png', 'pages/start/plan#1 of 50%?.svg'],
  });
  return checkTexts(texts, { inventory: context, routes: routes(PAGES, ['/x/charts-group']) });
}

describe('a link', () => {
  it('may lead to the description of the search where the site has one', () => {
    const toSearch = (site: SiteDefinition) =>
      checkTexts([linking('/opensearch.xml')], {
        inventory: { ...inventory([]), site },
        routes: routes(PAGES),
      });

    expect(toSearch(siteDefinition({ searchParameter: 'q' }))).toEqual([]);
    expect(codes(toSearch(siteDefinition()))).toEqual(['BROKEN_LINK']);
  });

  it.each([
    '/x/bars/',
    '/x/bars/#stacking',
    '/x/bars/?tab=1#stacking',
    '/x/bars/#',
    '/x/bars/#top',
    '/x/charts-group/',
    '/assets/guide.pdf',
    '/x/bars/index.md',
    '/llms.txt',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/robots.txt',
    '/assets/licenses.txt',
    '/',
    '#',
    'https://elsewhere.example/x//y',
    'https://garden.example/shop/',
    'https://garden.example',
    'mailto:gardener@garden.example',
    'tel:+4912345',
    'HTTPS://elsewhere.example/',
    '/x/bars/#BarsBasic.tsx',
    '/x/bars/#css-BarsBasic.js',
    '/x/bars/#%E4%B8%AD%E6%96%87',
    '/x/lines/#unknown-as-the-page-has-no-text',
  ])('may lead to %s', (target) => {
    expect(faults(linking(target), bars)).toEqual([]);
  });

  it.each([
    ['', 'EMPTY_TARGET', 'Put an address between the brackets'],
    ['/x/barz/', 'BROKEN_LINK', 'Did you mean /x/bars/?'],
    ['/x/barz', 'BROKEN_LINK', 'Did you mean /x/bars/?'],
    ['/x/Bars/#stacking', 'BROKEN_LINK', 'Did you mean /x/bars/#stacking?'],
    ['/x/entirely/new/axis/', 'BROKEN_LINK', 'Did you mean /x/old/axis/?'],
    ['/nowhere/at/all/', 'BROKEN_LINK', 'Correct the link'],
    ['/api-docs/button/', 'BROKEN_LINK', 'Did you mean /api/button/?'],
    ['/assets/guide.pfd', 'BROKEN_LINK', 'Did you mean /assets/guide.pdf?'],
    ['/x/bars/#stackin', 'BROKEN_ANCHOR', 'Did you mean #stacking?'],
    ['/x/bars/#%zz', 'BROKEN_ANCHOR', 'anchors are'],
    ['#stacking', 'BROKEN_ANCHOR', 'anchors are'],
    ['/x/bars', 'LINK_WITHOUT_SLASH', 'Write /x/bars/.'],
    ['/x/bars#stacking', 'LINK_WITHOUT_SLASH', 'Write /x/bars/#stacking.'],
    ['/x/bars?tab=1', 'LINK_WITHOUT_SLASH', 'Write /x/bars/?tab=1.'],
    ['/x//bars/', 'LINK_WITH_DOUBLE_SLASH', 'Write /x/bars/.'],
    ['/x/bars//', 'LINK_WITH_DOUBLE_SLASH', 'Write /x/bars/.'],
    ['//x/bars/', 'LINK_WITH_DOUBLE_SLASH', 'Write /x/bars/.'],
    ['https://elsewhere.example/x//', 'LINK_WITH_DOUBLE_SLASH', 'Write https://elsewhere.example/x/.'],
    ['javascript:alert(1)', 'OTHER_SCHEME', 'Use one of https, http, mailto, tel'],
    ['JavaScript:alert(1)', 'OTHER_SCHEME', 'slash'],
    [' java\nscript:alert(1)', 'OTHER_SCHEME', 'slash'],
    ['\u0001javascript:alert(1)', 'OTHER_SCHEME', 'slash'],
    ['data:text/html,x', 'OTHER_SCHEME', 'slash'],
    ['file:///etc/hosts', 'OTHER_SCHEME', 'slash'],
    ['x/bars/', 'RELATIVE_LINK', 'slash'],
    ['../bars/', 'RELATIVE_LINK', 'slash'],
    ['?tab=1', 'RELATIVE_LINK', 'slash'],
    ['/zh/x/bars/', 'LINK_WITH_LANGUAGE', 'Write /x/bars/:'],
    ['/en/x/bars/#stacking', 'LINK_WITH_LANGUAGE', 'Write /x/bars/#stacking:'],
    ['https://garden.example/x/bars/', 'LINK_TO_OWN_ORIGIN', 'Write /x/bars/.'],
    ['https://garden.example/x/bars#stacking', 'LINK_TO_OWN_ORIGIN', 'Write /x/bars/#stacking.'],
  ])('to %j is %s', (target, code, hint) => {
    const problems = faults(
      linking(target),
      bars,
      facts('/start', { language: 'zh', anchors: ['only-here'] }),
      {
        ...linking(),
        anchors: ['only-here'],
      },
    );

    expect(codes(problems)).toEqual([code]);
    expect(problems[0]?.hint).toContain(hint);
    expect(problems[0]?.place).toEqual({ file: 'pages/start/index.md', line: 1, column: 1 });
  });

  it('is judged for itself: a hundred mistakes are a hundred problems', () => {
    const targets = Array.from({ length: 100 }, (_, index) => `/nowhere/${index}/`);

    expect(faults(linking(...targets))).toHaveLength(100);
  });
});

describe('an anchor', () => {
  const chinese = facts('/x/bars', { language: 'zh', anchors: ['stacking', 'BarsBasic', '中文', '附录'] });

  it('of the original text counts for a link in a translation', () => {
    const link = {
      target: '/x/bars/#stacking',
      place: { file: 'pages/start/index.zh.md', line: 1, column: 1 },
    };

    expect(faults(bars, facts('/start', { language: 'zh', links: [link] }))).toEqual([]);
  });

  it('of a page whose original text is missing is unknown, even if a translation exists', () => {
    const link = {
      target: '/x/bars/#stackin',
      place: { file: 'pages/start/index.zh.md', line: 1, column: 1 },
    };

    expect(faults(chinese, facts('/start', { language: 'zh', links: [link] }))).toEqual([]);
  });

  it('that only the translation has counts for its own language alone', () => {
    const link = { target: '/x/bars/#附录', place: { file: 'pages/start/index.zh.md', line: 1, column: 1 } };
    const problems = faults(
      bars,
      chinese,
      linking('/x/bars/#附录'),
      facts('/start', { language: 'zh', links: [link] }),
    );

    expect(problems.filter(({ code }) => code === 'BROKEN_ANCHOR').map(({ place }) => place?.file)).toEqual([
      'pages/start/index.md',
    ]);
  });
});

describe('an image', () => {
  it.each([
    'picture.png',
    './picture.png',
    'plan%231%20of%2050%25%3F.svg',
    '/assets/static/logo.png',
    'https://elsewhere.example/a.png',
    'data:image/png;base64,AA==',
  ])('may be %s', (target) => {
    expect(faults(showing(target))).toEqual([]);
  });

  it.each([
    ['pictur.png', 'Did you mean picture.png?'],
    ['plan%201%20of%2050%25%3F.svg', 'Did you mean plan%231%20of%2050%25%3F.svg?'],
    ['./plan%2F1%20of%2050%25%3F.svg', 'Put the file beside the page'],
    ['/static/logo.png', 'Did you mean /assets/static/logo.png?'],
    ['/assets/static/log.png', 'Did you mean /assets/static/logo.png?'],
    ['../bars/picture.png', 'Put the file beside the page'],
  ])('cannot be %s', (target, hint) => {
    const [missing] = faults(showing(target));

    expect(missing?.code).toBe('MISSING_IMAGE');
    expect(missing?.hint).toContain(hint);
  });
});

describe('a translation', () => {
  const original = facts('/start', { anchors: ['one', 'two', 'three'] });

  it('that lacks sections is stale, and says which', () => {
    const [stale] = faults(original, facts('/start', { language: 'zh', anchors: ['one', 'two'] }));

    expect(stale).toMatchObject({ code: 'STALE_TRANSLATION', severity: 'warning' });
    expect(stale?.message).toContain('it lacks #three');
  });

  it('that has sections of its own is stale too', () => {
    const [stale] = faults(
      original,
      facts('/start', { language: 'zh', anchors: ['one', 'two', 'three', 'four'] }),
    );

    expect(stale?.message).toContain('only it has #four');
  });

  it('with the same sections is sound, whatever their order', () => {
    expect(faults(original, facts('/start', { language: 'zh', anchors: ['three', 'two', 'one'] }))).toEqual(
      [],
    );
  });
});

describe('a link to what a page places', () => {
  const world = {
    inventory: inventory([], {}),
    routes: routes(PAGES, []),
    placed: ({ component }: PlacedComponent) => (component === 'Events' ? ['event-rain'] : undefined),
  };
  const toBars = (hash: string, names: string[]) => {
    const place = { file: 'pages/x/bars/index.md', line: 1, column: 1 };
    const placed = names.map((component) => ({ component, options: {}, place, words: [] }));
    const bars = facts('/x/bars', { anchors: ['stacking'], placed });
    return checkTexts([bars, linking(`/x/bars/#${hash}`)], world);
  };

  it('leads to a row of the reference that stands there', () => {
    expect(codes(toBars('event-rain', ['Events']))).toEqual([]);
    expect(codes(toBars('event-snow', ['Events']))).toEqual(['BROKEN_ANCHOR']);
  });

  it('is not called dead where only the component itself knows its ids', () => {
    expect(codes(toBars('playground', ['Playground']))).toEqual([]);
  });
});
