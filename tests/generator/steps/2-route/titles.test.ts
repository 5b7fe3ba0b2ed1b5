import { describe, expect, it } from 'vitest';
import { derivedTitle, titleOf } from '../../../../generator/steps/2-route/titles';

describe('a title that nobody wrote', () => {
  it.each([
    ['/x/react-data-grid/server-side-data', 'Server side data'],
    ['/x/react-charts', 'Charts'],
    ['/x/react-data-grid/api-object', 'Api object'],
    ['/x/api/charts/bar-chart', 'BarChart'],
    ['/x/api/charts/use-drawing-area', 'useDrawingArea'],
    ['/api-docs/use-button', 'UseButton'],
    ['/guides/migration-v0.x', 'Migration v0'],
    ['Common features', 'Common features'],
  ])('of %s is %s', (path, title) => {
    expect(derivedTitle(path)).toBe(title);
  });
});

describe('the title of an entry', () => {
  const entry = { pathname: '/x/introduction/licensing', title: 'Licensing' };

  it('is its translation where there is one', () => {
    expect(titleOf(entry, { '/x/introduction/licensing': '许可' }, {})).toBe('许可');
  });

  it('is its own words where there is no translation', () => {
    expect(titleOf(entry, {}, {})).toBe('Licensing');
  });

  it("is the default language's words for a path of the title table", () => {
    expect(titleOf({ pathname: '/components/timeline' }, {}, { '/components/timeline': 'Timeline' })).toBe(
      'Timeline',
    );
  });

  it('comes from the subheader before the path', () => {
    expect(titleOf({ pathname: '/x/migration-v7', subheader: 'Upgrade to v7' }, {}, {})).toBe(
      'Upgrade to v7',
    );
  });

  it('is the translation of its subheader where that has one', () => {
    const group = { pathname: '/x/migration-v7', subheader: 'Upgrade to v7' };

    expect(titleOf(group, { 'Upgrade to v7': '升级到 v7' }, {})).toBe('升级到 v7');
    expect(titleOf(group, {}, { 'Upgrade to v7': 'Moving to v7' })).toBe('Moving to v7');
  });

  it('is derived where its own one is empty', () => {
    expect(titleOf({ pathname: '/x/react-charts', title: '' }, {}, {})).toBe('Charts');
  });

  it('is not taken from a translation that is no text', () => {
    expect(titleOf(entry, { '/x/introduction/licensing': { title: '许可' } }, {})).toBe('Licensing');
  });
});
