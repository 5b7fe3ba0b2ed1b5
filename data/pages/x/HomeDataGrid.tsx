import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', width: 138 },
  { field: 'output', headerName: 'Output (MW)', type: 'number', width: 136 },
  { field: 'source', headerName: 'Source', width: 150 },
  { field: 'online', headerName: 'Online', type: 'boolean', width: 128 },
];

const rows = [
  { id: 1, station: 'Skerry Bank', source: 'Wind', output: 412, online: true },
  { id: 2, station: 'Long Reach', source: 'Wind', output: 286, online: true },
  { id: 3, station: 'Alder Weir', source: 'Water', output: 148, online: true },
  { id: 4, station: 'Amber Flats', source: 'Solar', output: 96, online: false },
  { id: 5, station: 'Kiln Hill', source: 'Solar', output: 61, online: true },
  { id: 6, station: 'Fenwick', source: 'Solar', output: 18, online: true },
];

const initialState = {
  sorting: { sortModel: [{ field: 'output', sort: 'desc' as const }] },
};

export default function HomeDataGrid() {
  return (
    <Box sx={{ width: '100%', height: 334 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        columnHeaderHeight={48}
        rowHeight={47}
        checkboxSelection
        hideFooter
        aria-label="Power stations"
      />
    </Box>
  );
}
