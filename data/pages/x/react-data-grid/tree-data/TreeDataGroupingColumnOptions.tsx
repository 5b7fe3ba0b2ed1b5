import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_TREE_DATA_GROUPING_FIELD,
} from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridInitialState } from '@mui/x-data-grid-pro';
import { fileColumns, files, getPath } from './files';

const groupingColDef: DataGridProProps['groupingColDef'] = {
  headerName: 'Name',
  width: 190,
  sortable: true,
  filterable: true,
  disableColumnMenu: false,
  hideDescendantCount: true,
};

const initialState: GridInitialState = {
  pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] },
  sorting: {
    sortModel: [{ field: GRID_TREE_DATA_GROUPING_FIELD, sort: 'asc' }],
  },
};

export default function TreeDataGroupingColumnOptions() {
  return (
    <Box sx={{ height: 320, width: '100%', maxWidth: 480 }}>
      <DataGridPro
        treeData
        rows={files}
        columns={fileColumns}
        getTreeDataPath={getPath}
        groupingColDef={groupingColDef}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
