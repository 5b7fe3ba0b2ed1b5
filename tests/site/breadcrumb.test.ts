import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../generator/page/menu';
import { serverEntry } from '../../site/entries/server';
import { pageProps } from './page-props';

const charts = { title: 'Charts', url: '/x/react-charts/', pathname: '/x/react-charts-group' };
const available = { title: 'Available components', url: '/a/', pathname: '/a', subheader: true };
const api = { title: 'API Reference', url: '/x/api/charts/', pathname: '/x/api/charts-group' };

function breadcrumb(parents: MenuEntry[], url = '/x/react-charts/bars/'): string[] {
  const { body } = serverEntry.render(pageProps({ parents, url }));
  const [, list = ''] = /<article>.*?<nav [^>]*><ol>(.*?)<\/ol>/s.exec(body) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line);
}

describe('the breadcrumb', () => {
  it('leads to the groups around the page, outermost first', () => {
    expect(breadcrumb([charts, api])).toEqual([
      '<a href="/x/react-charts/">Charts</a>',
      '<a href="/x/api/charts/">API Reference</a>',
    ]);
  });

  it('leaves out a group whose first page this is, as the heading names it', () => {
    const bars = { title: 'Bars', url: '/x/react-charts/bars/', pathname: '/x/react-charts/bars-group' };

    expect(breadcrumb([charts, bars])).toEqual(['<a href="/x/react-charts/">Charts</a>']);
    expect(breadcrumb([charts], charts.url)).toEqual([]);
  });

  it('only names a title over lines of the menu', () => {
    expect(breadcrumb([charts, available])[1]).toBe('Available components');
  });

  it('leaves out a title over lines of the menu when the page is in a group among them', () => {
    expect(breadcrumb([charts, available, api])).toHaveLength(2);
  });

  it('is not there for a page outside all groups', () => {
    expect(breadcrumb([])).toEqual([]);
  });
});
