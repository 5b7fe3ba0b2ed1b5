import {
  DataGrid,
  type GridColDef,
  type GridFilterOperator,
  type GridInitialState,
  getGridNumericOperators,
  getGridStringOperators,
} from '@mui/x-data-grid';
import { type Apartment, apartmentColumns, apartments } from './data';

const visited = [2, 5];

const rows = apartments.map((row) => ({
  ...row,
  street: visited.includes(row.id) ? `★ ${row.street}` : row.street,
}));

// Visited apartments always pass; all others have to match.
const keepVisited = (operator: GridFilterOperator): GridFilterOperator => ({
  ...operator,
  getApplyFilterFn: (item, filteredColumn) => {
    const passes = operator.getApplyFilterFn(item, filteredColumn);
    return (
      passes &&
      ((value, row, column, apiRef) =>
        visited.includes(row.id) || passes(value, row, column, apiRef))
    );
  },
});

const columns = apartmentColumns.map((column): GridColDef<Apartment> => {
  const operators =
    column.type === 'number'
      ? getGridNumericOperators()
      : getGridStringOperators();
  return { ...column, filterOperators: operators.map(keepVisited) };
});

const initialState: GridInitialState = {
  filter: {
    filterModel: { items: [{ field: 'rent', operator: '<', value: 700 }] },
  },
};

export default function FilterOperatorWrapped() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid rows={rows} columns={columns} initialState={initialState} />
    </div>
  );
}
