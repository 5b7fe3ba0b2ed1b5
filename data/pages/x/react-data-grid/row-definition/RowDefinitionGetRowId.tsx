import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Airport {
  code: string;
  city: string;
  gates: number;
}

const airports: Airport[] = [
  { code: 'LIS', city: 'Lisbon', gates: 47 },
  { code: 'OSL', city: 'Oslo', gates: 82 },
  { code: 'VIE', city: 'Vienna', gates: 95 },
];

const columns: GridColDef<Airport>[] = [
  { field: 'code', headerName: 'Code' },
  { field: 'city', headerName: 'City', minWidth: 120, flex: 1 },
  { field: 'gates', headerName: 'Gates', type: 'number' },
];

const getRowId = (airport: Airport) => airport.code;

export default function RowDefinitionGetRowId() {
  return (
    <Box sx={{ height: 220, width: '100%' }}>
      <DataGrid
        rows={airports}
        columns={columns}
        getRowId={getRowId}
        hideFooter
      />
    </Box>
  );
}
