import { expect, it } from 'vitest';
import { insertEntry } from '../../../generator/scaffold/insert-entry';

const charts = {
  file: 'data/navigation/charts.ts',
  text: [
    'export const charts: NavigationEntry[] = [',
    '  {',
    "    pathname: '/x/react-charts-group',",
    '    children: [',
    "      { pathname: '/x/react-charts/bars', title: 'Bars' },",
    "      { pathname: '/x/react-charts/lines', title: 'Lines' }",
    '    ],',
    '  },',
    '];',
    '',
  ].join('\n'),
};

const grid = {
  file: 'data/navigation/grid.ts',
  text: "export const grid = [{ pathname: '/x/react-data-grid' }];\n",
};

it('stands after the last entry that shares most of its path, indented like it', () => {
  const changed = insertEntry([charts, grid], { pathname: '/x/react-charts/radar', title: "Radar's" });
  expect(changed?.file).toBe('data/navigation/charts.ts');
  expect(changed?.text).toContain(
    [
      "      { pathname: '/x/react-charts/lines', title: 'Lines' },",
      "      { pathname: '/x/react-charts/radar', title: 'Radar\\'s' },",
      '    ],',
    ].join('\n'),
  );
});

it('leaves a comment with the entry that it is about', () => {
  const beds = {
    file: 'data/beds.ts',
    text: "export const beds = [\n  { pathname: '/beds/peas' }, // the first one\n];\n",
  };

  expect(insertEntry([beds], { pathname: '/beds/beans', title: 'Beans' })?.text).toBe(
    "export const beds = [\n  { pathname: '/beds/peas' }, // the first one\n  { pathname: '/beds/beans', title: 'Beans' },\n];\n",
  );
});

it('has no place when nothing declares an entry', () => {
  expect(
    insertEntry([{ file: 'a.ts', text: 'export const a = [1];' }], { pathname: '/a', title: 'A' }),
  ).toBeUndefined();
});
