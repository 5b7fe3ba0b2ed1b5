import {
  DataGrid,
  type GetApplyQuickFilterFn,
  type GridColDef,
  type GridInitialState,
  GridToolbar,
} from '@mui/x-data-grid';
import { type Dish, dishColumns, dishes } from './data';

// Understands "<400" and ">400"; any other word is none of its business.
const compareNumbers: GetApplyQuickFilterFn<Dish, number> = (word) => {
  const [, sign, digits] = /^([<>])(\d+)$/.exec(word) ?? [];
  const limit = Number(digits);
  if (!sign) {
    return null;
  }
  return (value) => (sign === '<' ? value < limit : value > limit);
};

const columns = dishColumns.map((column): GridColDef<Dish> => {
  if (column.field === 'kcal') {
    return { ...column, getApplyQuickFilterFn: compareNumbers };
  }
  return column.field === 'origin'
    ? { ...column, getApplyQuickFilterFn: undefined }
    : column;
});

const initialState: GridInitialState = {
  filter: {
    filterModel: { items: [], quickFilterValues: ['<400', 'vegan'] },
  },
};

export default function QuickFilterCustomLogic() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={columns}
        initialState={initialState}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
        disableColumnFilter
        disableColumnSelector
        disableDensitySelector
      />
    </div>
  );
}
