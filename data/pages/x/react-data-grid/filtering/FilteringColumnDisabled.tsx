import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { plantColumns, plants } from './data';

const columns = plantColumns.map((column) =>
  column.field === 'height' || column.field === 'arrived'
    ? { ...column, filterable: false }
    : column,
);

export default function FilteringColumnDisabled() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={plants.slice(0, 3)}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
