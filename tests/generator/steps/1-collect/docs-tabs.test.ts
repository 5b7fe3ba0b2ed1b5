import { expect, it } from 'vitest';
import type { NavigationEntry } from '../../../../generator/contract/navigation';
import { apiTabs, withoutTab } from '../../../../generator/steps/1-collect/docs-tabs';

const navigation: NavigationEntry[] = [
  {
    pathname: '/base/group',
    children: [{ pathname: '/base/button/{docsTab}', title: 'Button' }, { pathname: '/base/other' }],
  },
];

it('a path that ends in {docsTab} gives the page and its two API tabs', () => {
  expect(withoutTab(navigation)[0]?.children?.[0]).toEqual({ pathname: '/base/button', title: 'Button' });
  expect(apiTabs(navigation)).toEqual([
    { pathname: '/base/button/components-api', title: 'Button' },
    { pathname: '/base/button/hooks-api', title: 'Button' },
  ]);
});
