import {
  type GridColDef,
  type GridFilterModel,
  type GridFilterOperator,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import type { Task } from './data';

const short = ['contains', 'is', '=', '<=', '>='];

const keepShort = (operators: GridFilterOperator[]) =>
  operators.filter((operator) => short.includes(operator.value));

/** Columns with no more operators than the address can express. */
export const addressColumns: GridColDef<Task>[] = [
  {
    field: 'task',
    headerName: 'Task',
    minWidth: 150,
    flex: 1,
    filterOperators: keepShort(getGridStringOperators()),
  },
  {
    field: 'area',
    headerName: 'Area',
    type: 'singleSelect',
    valueOptions: ['Common', 'Orchard', 'Pond'],
    width: 120,
    filterOperators: keepShort(getGridSingleSelectOperators()),
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    filterOperators: keepShort(getGridNumericOperators()),
  },
];

/** One filter is one parameter: field "hours", operator ">=" and value 5 are `hours=>=:5`. */
export function toAddress({ items, quickFilterValues = [] }: GridFilterModel) {
  const params = new URLSearchParams();
  for (const { field, operator, value } of items) {
    if (value !== undefined && value !== '') {
      params.append(field, `${operator}:${value}`);
    }
  }
  for (const word of quickFilterValues) {
    params.append('q', word);
  }
  return params.toString();
}

/** Anyone can write an address: what is no field or operator of the grid is left out. */
export function fromAddress(address: string): GridFilterModel {
  const params = new URLSearchParams(address);
  const items = addressColumns.flatMap(({ field, filterOperators }) => {
    const [, operator, value] = params.get(field)?.match(/^(.+?):(.+)$/) ?? [];
    const known = filterOperators?.some((other) => other.value === operator);
    return known ? [{ field, operator, value }] : [];
  });
  return { items: items.slice(0, 1), quickFilterValues: params.getAll('q') };
}
