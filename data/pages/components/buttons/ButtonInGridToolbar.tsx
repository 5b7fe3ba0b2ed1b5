import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, bridge: 'Old mill', span: 18, built: 1892 },
  { id: 2, bridge: 'Railway', span: 64, built: 1931 },
  { id: 3, bridge: 'Harbour', span: 210, built: 1974 },
];

const columns: GridColDef[] = [
  { field: 'bridge', headerName: 'Bridge', minWidth: 110, flex: 1 },
  { field: 'span', headerName: 'Span, m', type: 'number', width: 100 },
  { field: 'built', headerName: 'Built', width: 90 },
];

export default function ButtonInGridToolbar() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          baseButton: { variant: 'outlined', color: 'secondary' },
          toolbar: { printOptions: { hideFooter: true } },
        }}
      />
    </Box>
  );
}
