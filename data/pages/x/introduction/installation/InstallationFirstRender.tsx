import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'part', headerName: 'Part', flex: 1, minWidth: 110 },
  { field: 'inStock', headerName: 'In stock', type: 'number', width: 110 },
];

const rows = [
  { id: 1, part: 'Hinge', inStock: 48 },
  { id: 2, part: 'Bracket', inStock: 7 },
  { id: 3, part: 'Caster', inStock: 112 },
];

export default function InstallationFirstRender() {
  return (
    <Box sx={{ width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        autoHeight
        hideFooter
        aria-label="Spare parts"
      />
    </Box>
  );
}
