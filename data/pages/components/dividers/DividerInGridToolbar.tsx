import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, seed: 'Carrot', grams: 40 },
  { id: 2, seed: 'Leek', grams: 25 },
  { id: 3, seed: 'Spinach', grams: 110 },
];

const columns: GridColDef[] = [
  { field: 'seed', headerName: 'Seed', minWidth: 120, flex: 1 },
  { field: 'grams', headerName: 'Stock, g', type: 'number', width: 110 },
];

function GroupedToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarColumnsButton />
      <GridToolbarDensitySelector />
      <Divider orientation="vertical" flexItem />
      <GridToolbarExport printOptions={{ hideFooter: true }} />
    </GridToolbarContainer>
  );
}

export default function DividerInGridToolbar() {
  return (
    <Box sx={{ height: 300, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: GroupedToolbar }}
      />
    </Box>
  );
}
