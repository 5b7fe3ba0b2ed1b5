import { describe, expect, it } from 'vitest';
import { languages } from '../../../../data/languages';
import type { NavigationEntry } from '../../../../generator/contract/navigation';
import { menuOf } from '../../../../generator/steps/2-route/menu';
import { openBranch } from '../../../../generator/steps/6-render/page/open-branch';
import { placesInMenu } from '../../../../generator/steps/6-render/page/place-in-menu';

const navigation: NavigationEntry[] = [
  { pathname: '/x/whats-new', title: "What's new" },
  {
    pathname: '/x/grid-group',
    title: 'Grid',
    children: [
      {
        pathname: '/x/columns-group',
        children: [{ pathname: '/x/column-width', plan: 'pro', planned: true }],
      },
      {
        pathname: '/x/more',
        subheader: 'More',
        children: [{ pathname: '/x/sorting' }, { pathname: '/x/filtering' }],
      },
    ],
  },
  { pathname: '/x/other-group', title: 'Other', children: [{ pathname: '/x/last' }] },
];

const menu = (userLanguage: string) =>
  menuOf({ navigation, userLanguage, site: { languages }, words: {}, fallback: {} });

describe('the menu', () => {
  it('leads from a group to its first page, in the language of the reader', () => {
    expect(menu('zh')[1]).toMatchObject({ title: 'Grid', url: '/zh/x/column-width/' });
    expect(menu('en')[1]?.children?.[1]).toMatchObject({ url: '/x/sorting/', subheader: true });
  });

  it('carries plan and flags', () => {
    expect(menu('en')[1]?.children?.[0]?.children?.[0]).toEqual({
      title: 'Column width',
      url: '/x/column-width/',
      pathname: '/x/column-width',
      plan: 'pro',
      planned: true,
    });
  });

  it('shows only the open branch of a page, and the rest as closed groups', () => {
    const [, grid, other] = openBranch(menu('en'), ['/x/grid-group']);
    expect(grid?.children?.[0]).toMatchObject({ pathname: '/x/columns-group', closed: true });
    expect(grid?.children?.[0]?.children).toBeUndefined();
    expect(grid?.children?.[1]?.children).toHaveLength(2);
    expect(other).toMatchObject({ closed: true, url: '/x/last/' });
  });
});

describe('previous and next', () => {
  const places = placesInMenu(menu('en'));
  const around = (pathname: string) => [places.get(pathname)?.previous?.url, places.get(pathname)?.next?.url];

  it('follow the order of reading through all levels, also through a group with one child', () => {
    expect(around('/x/column-width')).toEqual(['/x/whats-new/', '/x/sorting/']);
    expect(around('/x/filtering')).toEqual(['/x/sorting/', '/x/last/']);
  });

  it('name the group that a neighbour stands in, and none at the top of the menu', () => {
    expect(places.get('/x/column-width')).toMatchObject({
      previous: { url: '/x/whats-new/', title: "What's new" },
      next: { url: '/x/sorting/', section: 'More' },
    });
    expect(places.get('/x/column-width')?.previous).not.toHaveProperty('section');
  });

  it('end where the menu ends', () => {
    expect(around('/x/whats-new')).toEqual([undefined, '/x/column-width/']);
    expect(around('/x/last')).toEqual(['/x/filtering/', undefined]);
  });

  it('know no place for a path outside the menu', () => {
    expect(places.get('/components/box')).toBeUndefined();
  });
});
