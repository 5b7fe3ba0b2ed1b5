import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsDisabled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView aria-label="Library" defaultExpandedItems={['fiction']}>
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="crime" label="Crime" />
          <TreeItem itemId="poetry" label="Poetry" disabled />
        </TreeItem>
        <TreeItem itemId="archive" label="Archive" disabled>
          <TreeItem itemId="maps" label="Old maps" />
        </TreeItem>
        <TreeItem itemId="music" label="Music" />
      </SimpleTreeView>
    </Box>
  );
}
