import { describe, expect, it } from 'vitest';
import type { PlacedComponent, ReadText, TextFacts } from '../../../../generator/model';
import { placedKey } from '../../../../generator/model/placed-key';
import { sectionPages } from '../../../../generator/steps/6-render/page/section-pages';
import { routes } from '../../../builders/routes';
import { facts, text } from '../../../builders/text';

const all = routes(['/start', '/beds/herbs', '/beds', '/beds/roses', '/bedside']);
const written = [
  facts('/beds/herbs', { description: 'When to sow them.' }),
  facts('/beds/herbs', { language: 'zh', description: '何时播种。' }),
  facts('/beds/roses', { description: 'How to cut them.' }),
];

/** What a marker on a page lists. */
function listed(pathname: string, language: string, options: Record<string, unknown> = {}) {
  const pages = all.pages.map((route) => {
    const own = [route.language, 'en'].find((code) => written.some((one) => isText(one, route, code)));
    return own === undefined ? route : { ...route, text: text(route.pathname, own) };
  });
  const texts = new Map(written.map((one): [string, ReadText] => [one.file, { facts: one, loaded: '' }]));
  const route = pages.find((one) => one.pathname === pathname && one.language === language);
  const place = { file: 'pages/beds/index.md', line: 1, column: 1 };
  const marker: PlacedComponent = { component: 'SectionPages', options, place, words: [] };
  if (!route) throw new Error(`There is no page ${pathname}.`);
  const data = sectionPages({ routes: { ...all, pages }, texts, defaultLanguage: 'en' })(route, [marker]);
  return data[placedKey('SectionPages', options)]?.pages;
}

function isText(one: TextFacts, { pathname }: { pathname: string }, language: string): boolean {
  return one.pathname === pathname && one.language === language;
}

describe('a list of pages', () => {
  it('has those that are or lie below the paths that it names', () => {
    const below = listed('/start', 'en', { below: ['/beds', '/nowhere'] });

    expect(below?.map(({ pathname }) => pathname)).toEqual(['/beds/herbs', '/beds', '/beds/roses']);
  });

  it('has those below its own, in the order of the site, with their descriptions', () => {
    expect(listed('/beds', 'en')).toEqual([
      {
        pathname: '/beds/herbs',
        title: '/beds/herbs',
        url: '/beds/herbs/',
        description: 'When to sow them.',
      },
      { pathname: '/beds/roses', title: '/beds/roses', url: '/beds/roses/', description: 'How to cut them.' },
    ]);
  });

  it('speaks the language of its page, and says where a description does not', () => {
    expect(listed('/beds', 'zh')).toMatchObject([
      { url: '/zh/beds/herbs/', description: '何时播种。' },
      { url: '/zh/beds/roses/', description: 'How to cut them.', language: 'en' },
    ]);
    expect(listed('/beds', 'zh')?.[0]).not.toHaveProperty('language');
  });

  it('has those that the marker names, in its order, also pages without a text', () => {
    const pages = ['/start', '/beds/herbs', '/nowhere'];

    expect(
      listed('/beds', 'en', { pages })?.map(({ pathname, description }) => [pathname, description]),
    ).toEqual([
      ['/start', undefined],
      ['/beds/herbs', 'When to sow them.'],
    ]);
  });
});
