import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
  GridHeaderCheckbox,
} from '@mui/x-data-grid';
import { parcelColumns, parcels } from './data';

const columns: GridColDef[] = [
  ...parcelColumns,
  {
    ...GRID_CHECKBOX_SELECTION_COL_DEF,
    width: 110,
    renderHeader: (params) => (
      <>
        <GridHeaderCheckbox {...params} />
        Load
      </>
    ),
  },
];

export default function RowSelectionColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={parcels}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
