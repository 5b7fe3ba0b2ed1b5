import { describe, expect, it } from 'vitest';
import { productOf, products } from '../../data/products';

describe('the product of a path', () => {
  it.each([
    ['/x/react-data-grid', 'x-data-grid', 'x', 'MUI X'],
    ['/x/react-data-grid/column-definition', 'x-data-grid', 'x', 'MUI X'],
    ['/x/react-date-pickers/date-picker', 'x-date-pickers', 'x', 'MUI X'],
    ['/x/react-charts/bars', 'x-charts', 'x', 'MUI X'],
    ['/x/react-tree-view/rich-tree-view/items', 'x-tree-view', 'x', 'MUI X'],
    ['/x/api/data-grid', 'x-data-grid', 'x', 'MUI X'],
    ['/x/api/data-grid/data-grid', 'x-data-grid', 'x', 'MUI X'],
    ['/x/api/date-pickers/date-picker', 'x-date-pickers', 'x', 'MUI X'],
    ['/x/api/charts/bar-chart', 'x-charts', 'x', 'MUI X'],
    ['/x/api/tree-view/rich-tree-view', 'x-tree-view', 'x', 'MUI X'],
    ['/x/introduction', 'null', 'x', 'MUI X'],
    ['/x/migration/migration-data-grid-v6', 'null', 'x', 'MUI X'],
    ['/x', 'null', 'x', 'MUI X'],
    ['/material-ui/react-button', 'material-ui', 'core', 'Material UI'],
    ['/joy-ui', 'joy-ui', 'core', 'Joy UI'],
    ['/base-ui/react-menu', 'base-ui', 'core', 'Base UI'],
    ['/system', 'system', 'core', 'MUI System'],
    ['/system/basics', 'system', 'core', 'MUI System'],
    ['/toolpad/studio/getting-started', 'toolpad-studio', 'toolpad', 'Toolpad Studio'],
    ['/toolpad/core', 'toolpad-core', 'toolpad', 'Toolpad Core'],
    ['/docs/react-ad', 'docs', 'null', 'MUI X'],
    ['/versions', 'docs', 'null', 'MUI X'],
    ['/production-error', 'docs', 'null', 'MUI X'],
    ['/components/buttons', 'null', 'null', 'Material UI'],
    ['/getting-started', 'null', 'null', 'Material UI'],
    ['/404', 'null', 'null', 'MUI X'],
    ['/', 'null', 'null', 'MUI X'],
  ])('%s is about %s of %s', (pathname, productId, categoryId, documentName) => {
    expect(productOf(pathname)).toMatchObject({ productId, categoryId, documentName });
  });

  it('has a name for every path, also for unknown ones', () => {
    expect(productOf('/x/react-unknown/page')).toMatchObject({ productId: 'null', name: 'MUI X' });
  });
});

describe('the versions of a product', () => {
  it('begin with the one this site documents', () => {
    for (const { versions, home } of products) {
      expect(versions[0]).toEqual({ text: 'v7.18.0', href: `${home}/`, current: true });
    }
  });

  it.each([
    ['/x/react-data-grid', ['v7.18.0', 'v6', 'v5', 'v4']],
    ['/x/react-date-pickers', ['v7.18.0', 'v6', 'v5']],
    ['/x/react-charts', ['v7.18.0', 'v6']],
    ['/x/api/tree-view/tree-item', ['v7.18.0', 'v6']],
    ['/x/introduction', ['v7.18.0', 'v6', 'v5', 'v4']],
  ])('of %s are %j', (pathname, texts) => {
    expect(productOf(pathname).versions.map(({ text }) => text)).toEqual(texts);
  });

  it('live on their own hosts and end in a slash', () => {
    const older = [...products, productOf('/')].flatMap(({ versions }) => versions.slice(1));

    expect(
      older.every(({ text, href }) => href.startsWith(`https://${text}.mui.com/`) && href.endsWith('/')),
    ).toBe(true);
  });
});
