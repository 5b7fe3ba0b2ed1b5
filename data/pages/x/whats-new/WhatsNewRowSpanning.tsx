import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'track', headerName: 'Track', width: 120, sortable: false },
  { field: 'hour', headerName: 'Hour', width: 90, sortable: false },
  {
    field: 'session',
    headerName: 'Session',
    flex: 1,
    minWidth: 150,
    sortable: false,
  },
];

const rows = [
  { id: 1, track: 'Front end', hour: '09:00', session: 'Forms in practice' },
  { id: 2, track: 'Front end', hour: '10:00', session: 'Accessible tables' },
  { id: 3, track: 'Front end', hour: '11:00', session: 'Accessible tables' },
  { id: 4, track: 'Data', hour: '09:00', session: 'Charts that explain' },
  { id: 5, track: 'Data', hour: '10:00', session: 'Dates without tears' },
];

export default function WhatsNewRowSpanning() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        autoHeight
        hideFooter
        disableColumnMenu
        disableRowSelectionOnClick
        showCellVerticalBorder
        aria-label="Conference schedule"
      />
    </Box>
  );
}
