import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid-premium';

const rows = [
  { id: 1, path: ['Website'], kb: null },
  { id: 2, path: ['Website', 'index.html'], kb: 18 },
  { id: 3, path: ['Website', 'images'], kb: null },
  { id: 4, path: ['Website', 'images', 'harbour.jpg'], kb: 940 },
  { id: 5, path: ['Website', 'images', 'logo.svg'], kb: 4 },
  { id: 6, path: ['Read me.txt'], kb: 2 },
];

const columns: GridColDef[] = [
  { field: 'kb', headerName: 'Size, kB', type: 'number', width: 120 },
];

const initialState: GridInitialState = {
  aggregation: { model: { kb: 'sum' } },
};

const getTreeDataPath = ({ path }: (typeof rows)[number]) => path;

const groupingColDef = { headerName: 'Name', minWidth: 200, flex: 1 };

export default function AggregationTreeData() {
  return (
    <Box sx={{ height: 430, width: '100%' }}>
      <DataGridPremium
        treeData
        rows={rows}
        columns={columns}
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </Box>
  );
}
