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

type Row = (typeof rows)[number];

const getPath = ({ path }: Row) => path;
const getId = ({ path }: Row) => path.join('/');

export default function TreeDataWithGap() {
  return (
    <Box sx={{ height: 320, width: '100%' }}>
      <DataGridPro
        treeData
        rows={rows}
        columns={columns}
        getRowId={getId}
        getTreeDataPath={getPath}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
