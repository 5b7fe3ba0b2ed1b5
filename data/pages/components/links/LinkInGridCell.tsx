import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 101, trail: 'Ridge', km: 12.4 },
  { id: 102, trail: 'Lakes', km: 8.1 },
  { id: 103, trail: 'Orchard', km: 5.6 },
];

const columns: GridColDef[] = [
  {
    field: 'trail',
    headerName: 'Trail',
    minWidth: 130,
    flex: 1,
    renderCell: ({ id, value, tabIndex }) => (
      <Link href={`#trail-${id}`} tabIndex={tabIndex}>
        {value}
      </Link>
    ),
  },
  { field: 'km', headerName: 'Length, km', type: 'number', width: 120 },
];

export default function LinkInGridCell() {
  return (
    <Box sx={{ height: 270, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
