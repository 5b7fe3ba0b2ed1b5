import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const rows = [
  { path: ['Europe', 'Norway', 'Oslo'], stations: 101 },
  { path: ['Europe', 'Norway', 'Bergen'], stations: 27 },
  { path: ['Europe', 'Malta'], stations: 6 },
  { path: ['Asia', 'Japan', 'Kyoto'], stations: 31 },
];

const columns: GridColDef[] = [
  { field: 'stations', headerName: 'Stations', type: 'number', width: 110 },
];

export default function TreeDataWithGap() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getRowId={(row) => row.path.join('/')}
        getTreeDataPath={(row) => row.path}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
