import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, time: '06:00', level: 2.14, flow: 48 },
  { id: 2, time: '07:00', level: 2.21, flow: 51 },
  { id: 3, time: '08:00', level: 2.36, flow: 57 },
  { id: 4, time: '09:00', level: 2.33, flow: 56 },
  { id: 5, time: '10:00', level: 2.27, flow: 53 },
  { id: 6, time: '11:00', level: 2.2, flow: 50 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'time', headerName: 'Time', minWidth: 80, flex: 1 },
  { field: 'level', headerName: 'Level, m', type: 'number' },
  { field: 'flow', headerName: 'Flow, m³/s', type: 'number', width: 120 },
];

export default function RowHeightStatic() {
  return (
    <Box sx={{ height: 222, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        rowHeight={30}
        columnHeaderHeight={40}
        hideFooter
      />
    </Box>
  );
}
