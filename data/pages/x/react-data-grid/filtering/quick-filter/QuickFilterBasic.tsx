import { DataGrid, GridToolbar } from '@mui/x-data-grid';
import { dishColumns, dishes } from './data';

export default function QuickFilterBasic() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        rows={dishes}
        columns={dishColumns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </div>
  );
}
