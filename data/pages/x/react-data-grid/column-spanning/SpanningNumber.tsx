import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, route: 'North loop', km: 42, minutes: 95, stops: 11 },
  { id: 2, route: 'Harbor', km: 18, minutes: 50, stops: 7 },
  { id: 3, route: 'Airport express', km: 31, minutes: 35, stops: 2 },
];

const plain = { sortable: false, disableColumnMenu: true };

const columns: GridColDef[] = [
  { ...plain, field: 'id', headerName: 'No.', width: 60 },
  { ...plain, field: 'route', headerName: 'Route', width: 90, colSpan: 2 },
  { ...plain, field: 'km', headerName: 'Km (covered)', width: 120 },
  { ...plain, field: 'minutes', headerName: 'Minutes', type: 'number' },
  { ...plain, field: 'stops', headerName: 'Stops', type: 'number' },
];

export default function SpanningNumber() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        showColumnVerticalBorder
        hideFooter
      />
    </Box>
  );
}
