import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '../../generator/page/menu';
import { currentHeading } from '../../site/page/current-heading';
import { nearMatches } from '../../site/page/near-matches';
import { siblings } from '../../site/page/siblings';
import { pageProps } from './page-props';

describe('the current heading', () => {
  const page = { tops: [300, 900, 1500], viewport: 800, pageHeight: 4000 };

  it.each([
    ['at the beginning', 0, undefined],
    ['just before the contents begin to follow', 199, undefined],
    ['when it has passed the upper eighth of the window', 201, 0],
    ['as long as the next one has not', 780, 0],
    ['when the next one has', 801, 1],
    ['when a link has put it below the top bar', 1500 - 57 - 32, 2],
    ['at the end, however low it stands', 3200, 2],
  ])('is found %s', (_, scrollTop, index) => {
    expect(currentHeading({ ...page, scrollTop })).toBe(index);
  });

  it('is none on a page without headings', () => {
    expect(currentHeading({ tops: [], scrollTop: 500, viewport: 800, pageHeight: 900 })).toBeUndefined();
  });
});

describe('near matches of an address', () => {
  const page = (pathname: string, title: string): MenuEntry => ({ title, pathname, url: `/zh${pathname}/` });
  const menu: MenuEntry[] = [
    page('/x/whats-new', 'News'),
    {
      ...page('/x/react-charts-group', 'Charts'),
      children: [page('/x/react-charts/bars', 'Bars'), page('/x/react-charts/pie', 'Pie')],
    },
    {
      ...page('/x/react-data-grid-group', 'Data Grid'),
      children: [
        {
          ...page('/x/columns', 'Columns'),
          children: [page('/x/react-data-grid/column-pinning', 'Column pinning')],
        },
      ],
    },
  ];

  it.each([
    ['/x/react-charts/bar/', 'Charts – Bars'],
    ['/zh/x/react-chart/bars/index.html', 'Charts – Bars'],
    ['/x/react-data-grid/columns/pinning/', 'Data Grid – Column pinning'],
    ['/x/what-is-new/', 'News'],
  ])('for %s begin with %s', (asked, title) => {
    expect(nearMatches(asked, menu)[0]?.title).toBe(title);
  });

  it.each(['/', '/zh/', '/wp-login.php', '/%F0%9F%92%A9', '/"><script>'])('for %s are none', (asked) => {
    expect(nearMatches(asked, menu)).toEqual([]);
  });
});

describe('the pages around one', () => {
  it('are those of its level, without itself', () => {
    expect(siblings(pageProps()).map(({ title }) => title)).toEqual(['Overview']);
  });

  it('are none for a page outside the menu', () => {
    expect(siblings(pageProps({ pathname: '/versions' }))).toEqual([]);
  });
});
