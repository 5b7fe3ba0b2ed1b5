import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { plantColumns, plants } from './data';

export default function FilteringBasic() {
  return (
    <div style={{ height: 460, width: '100%' }}>
      <DataGrid
        rows={plants}
        columns={plantColumns}
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
