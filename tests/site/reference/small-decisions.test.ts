import { describe, expect, it } from 'vitest';
import { matches } from '../../../site/reference/match-words';
import { rowIdOf } from '../../../site/reference/row-id';
import { shortFunction, shortType } from '../../../site/reference/short-type';

describe('the short form of a type', () => {
  it.each([
    ['(params: GridCellParams, event: MuiEvent<React.MouseEvent>) => void', '(params, event) => void'],
    ['(a: { b: string, c: (d: number) => void }, ...rest: any[]) => void', '(a, ...rest) => void'],
    ['((value: string) => boolean)', '(value) => boolean'],
    ['() => void', '() => void'],
    ['(a?: Map<string, number>) => Promise<Record<string, GridColDef<any>>>', '(a?) => …'],
  ])('of %s is %s', (type, short) => {
    expect(shortFunction(type)).toBe(short);
  });

  it.each([['string'], ["'a' | 'b'"], ['(a)'], ['(a: string'], ['']])('is not made of %s', (type) => {
    expect(shortFunction(type)).toBeUndefined();
  });

  it('is only made of types that are long', () => {
    expect(shortType('GridColDef[]')).toBeUndefined();
    expect(shortType('x'.repeat(80))).toBe(`${'x'.repeat(52)}…`);
  });
});

describe('the address of a row', () => {
  const rows = new Set(['prop-rows', 'slot-toolbar', 'class-cell--editing', 'class-selected']);

  it.each([
    ['#prop-rows', 'prop-rows'],
    ['#data-grid-prop-rows', 'prop-rows'],
    ['#DataGrid-css-toolbar', 'slot-toolbar'],
    ['#data-grid-classes-cell--editing', 'class-cell--editing'],
    ['#data-grid-classes-MuiDataGrid-cell--editing', 'class-cell--editing'],
    ['#data-grid-classes-Mui-selected', 'class-selected'],
    ['#DataGrid-css-MuiDataGrid-cell--editing', 'class-cell--editing'],
    ['#DataGrid-css-MuiDataGrid-toolbar', 'slot-toolbar'],
    ['#DataGrid-css-MuiDataGrid-nothing', undefined],
    ['#prop-columns', undefined],
    ['#%E0%A4%A', undefined],
    ['#"><img src=x onerror=alert(1)>', undefined],
    ['', undefined],
  ])('%s means %s', (hash, id) => {
    expect(rowIdOf(hash, (candidate) => rows.has(candidate))).toBe(id);
  });
});

describe('a filter', () => {
  it.each([
    ['row', true],
    ['ROW sel', true],
    ['model row', true],
    ['callback', true],
    ['ca', false],
    ['column', false],
    ['  ', true],
    ['.*', false],
  ])('of "%s" finds rowSelectionModel: %s', (typed, found) => {
    expect(matches('rowSelectionModel Callback of a choice', 'rowSelectionModel', typed)).toBe(found);
  });
});
