import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import NorthIcon from '@mui/icons-material/North';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutline';
import AddCircleOutlineIcon from '@mui/icons-material/AddCircleOutline';
import SouthIcon from '@mui/icons-material/South';
import { DataGrid, type GridInitialState } from '@mui/x-data-grid';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const rows = [
  { id: 1, mast: 'Fore' },
  { id: 2, mast: 'Main' },
];
const columns = [{ field: 'mast', headerName: 'Mast', width: 160 }];
const initialState: GridInitialState = {
  sorting: { sortModel: [{ field: 'mast', sort: 'desc' }] },
};

const gridSlots = {
  columnSortedAscendingIcon: NorthIcon,
  columnSortedDescendingIcon: SouthIcon,
};
const treeSlots = {
  expandIcon: AddCircleOutlineIcon,
  collapseIcon: RemoveCircleOutlineIcon,
};

export default function MaterialIconsInSlots() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 170 }}>
        <DataGrid
          rows={rows}
          columns={columns}
          initialState={initialState}
          slots={gridSlots}
          hideFooter
        />
      </Box>
      <SimpleTreeView slots={treeSlots} aria-label="Rigging">
        <TreeItem itemId="sails" label="Sails">
          <TreeItem itemId="jib" label="Jib" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
