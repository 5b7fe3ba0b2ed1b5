import { describe, expect, it } from 'vitest';
import type { SiteDefinition } from '../../../../generator/contract/site';
import type { Inventory } from '../../../../generator/model';
import type { MenuEntry } from '../../../../generator/page/menu';
import type { PageProps } from '../../../../generator/page/page';
import { route } from '../../../../generator/steps/2-route/route';
import { pageFrames } from '../../../../generator/steps/6-render/page/page-frames';
import { entry, external } from '../../../builders/entry';
import { inventory } from '../../../builders/inventory';
import { siteDefinition } from '../../../builders/site-definition';
import { translation } from '../../../builders/translation';

const tables = ['/home', '/soil', '/soil/clay', '/soil/sand', '/versions'];

const BRANCH = { titleMenu: { pathname: '/beside-group', title: 'Beside' } };

/** A site with a menu of one page and a title table. */
function garden(branch: Pick<SiteDefinition, 'titleMenu'> = BRANCH): Inventory {
  const titles = tables.map((pathname) => ({ pathname }));
  const shop = { pathname: 'https://shop.example/', external: true };
  const site = siteDefinition({
    home: '/home',
    navigation: [{ pathname: '/beds' }],
    titles: [...titles, shop],
    ...branch,
  });
  const entries = [
    entry('/beds'),
    ...tables.map((pathname) => entry(pathname, 'titles')),
    external(shop.pathname),
  ];
  const words = { pages: { '/soil': '土壤' } };
  return inventory(entries, {
    site,
    entries,
    translations: [translation('zh', words)],
  });
}

function frame(pathname: string, language = 'en', site = garden()) {
  const routes = route(site);
  const found = routes.pages.find((one) => one.pathname === pathname && one.language === language);
  if (!found) throw new Error(`There is no page ${pathname}.`);
  return pageFrames(site, routes)(found);
}

/** The lines of a menu, those of an open group in brackets. */
function lines(menu: MenuEntry[]): unknown[] {
  return menu.map(({ title, children, closed }) =>
    children ? [title, lines(children)] : closed ? `${title} …` : title,
  );
}

function around({ previous, next }: Pick<PageProps, 'previous' | 'next'>) {
  return [previous?.url, next?.url];
}

describe('the branch of the title table', () => {
  it('is drawn on its pages below the menu: paths below another one are its children', () => {
    expect(lines(frame('/soil/clay').menu)).toEqual([
      'Beds',
      ['Beside', [['Soil', ['Clay', 'Sand']], 'Versions']],
    ]);
    expect(lines(frame('/versions').menu)).toEqual(['Beds', ['Beside', ['Soil …', 'Versions']]]);
  });

  it('is open on the page that others lie below', () => {
    expect(lines(frame('/soil').menu)).toEqual(lines(frame('/soil/clay').menu));
  });

  it('is not drawn on other pages, the home page among them', () => {
    expect(lines(frame('/beds').menu)).toEqual(['Beds']);
    expect(lines(frame('/home').menu)).toEqual(['Beds']);
  });

  it('tells where a page stands, and what is before and after it', () => {
    expect(frame('/soil/clay').parents.map(({ title, url }) => [title, url])).toEqual([
      ['Beside', '/soil/'],
      ['Soil', '/soil/'],
    ]);
    expect(frame('/soil').parents.map(({ title }) => title)).toEqual(['Beside']);
    expect(around(frame('/soil'))).toEqual([undefined, '/soil/clay/']);
    expect(around(frame('/soil/sand'))).toEqual(['/soil/clay/', '/versions/']);
    expect(around(frame('/beds'))).toEqual([undefined, undefined]);
  });

  it('speaks the language of the page', () => {
    expect(frame('/soil/clay', 'zh').parents.map(({ title, url }) => [title, url])).toEqual([
      ['Beside', '/zh/soil/'],
      ['土壤', '/zh/soil/'],
    ]);
  });

  it('is not there where the definition does not ask for it', () => {
    const { menu, parents } = frame('/soil/clay', 'en', garden({}));

    expect(lines(menu)).toEqual(['Beds']);
    expect(parents).toEqual([]);
  });
});
