import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const rows = [
  { id: 1, port: 'Genoa', pier: 'East', ship: 'Aurelia', crates: 120 },
  { id: 2, port: 'Genoa', pier: 'East', ship: 'Calypso', crates: 64 },
  { id: 3, port: 'Genoa', pier: 'West', ship: 'Mistral', crates: 64 },
  { id: 4, port: 'Piraeus', pier: 'West', ship: 'Nereid', crates: 210 },
  { id: 5, port: 'Piraeus', pier: 'North', ship: 'Orion', crates: 95 },
];

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'port', headerName: 'Port' },
  {
    field: 'pier',
    headerName: 'Pier',
    // Two piers are the same only in the same port.
    rowSpanValueGetter: (value, row) => `${row.port}/${value}`,
  },
  { field: 'ship', headerName: 'Ship', minWidth: 110, flex: 1 },
  {
    field: 'crates',
    headerName: 'Crates',
    type: 'number',
    // Equal numbers are a coincidence.
    rowSpanValueGetter: () => null,
  },
];

export default function RowSpanningCustom() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGrid
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        showColumnVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
