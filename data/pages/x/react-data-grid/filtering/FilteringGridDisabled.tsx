import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { plantColumns, plants } from './data';

export default function FilteringGridDisabled() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={plants.slice(0, 3)}
        columns={plantColumns}
        slots={{ toolbar: GridToolbar }}
        disableColumnFilter
      />
    </div>
  );
}
