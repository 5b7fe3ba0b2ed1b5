import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { flows } from './data';

const rows = flows.map((flow, id) => ({ id, ...flow }));

const columns: GridColDef<(typeof rows)[number]>[] = [
  { field: 'source', headerName: 'From', flex: 1, minWidth: 80 },
  { field: 'target', headerName: 'To', flex: 1, minWidth: 80 },
  { field: 'value', headerName: 'kWh', type: 'number', width: 90 },
];

const initialState = {
  sorting: { sortModel: [{ field: 'value', sort: 'desc' as const }] },
};

export default function SankeyAsTable() {
  return (
    <Box sx={{ width: '100%', height: 300 }}>
      <DataGrid
        rows={rows}
        columns={columns}
        initialState={initialState}
        density="compact"
        hideFooter
      />
    </Box>
  );
}
