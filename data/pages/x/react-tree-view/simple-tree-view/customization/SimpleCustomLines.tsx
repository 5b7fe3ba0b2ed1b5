import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const LINES = {
  [`& .${treeItemClasses.groupTransition}`]: {
    marginLeft: '15px',
    borderLeft: '1px solid',
    borderColor: 'divider',
  },
};

export default function SimpleCustomLines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Rooms"
        sx={LINES}
        defaultExpandedItems={['kitchen', 'oven']}
      >
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="oven" label="Oven">
            <TreeItem itemId="tray" label="Baking tray" />
          </TreeItem>
          <TreeItem itemId="sink" label="Sink" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
