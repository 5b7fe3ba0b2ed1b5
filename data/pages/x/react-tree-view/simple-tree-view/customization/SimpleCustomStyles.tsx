import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const STYLES = {
  [`& .${treeItemClasses.content}`]: {
    borderLeft: '4px solid transparent',
    borderRadius: 0,
  },
  [`& .${treeItemClasses.selected}`]: { borderLeftColor: 'primary.main' },
  [`& .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    typography: 'subtitle2',
  },
};

export default function SimpleCustomStyles() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Rooms"
        sx={STYLES}
        defaultExpandedItems={['kitchen']}
        defaultSelectedItems="oven"
      >
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="oven" label="Oven" />
          <TreeItem itemId="sink" label="Sink" />
        </TreeItem>
        <TreeItem itemId="attic" label="Attic" />
      </SimpleTreeView>
    </Box>
  );
}
