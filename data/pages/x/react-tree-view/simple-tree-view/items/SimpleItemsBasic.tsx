import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView aria-label="Library" defaultExpandedItems={['fiction']}>
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="crime" label="Crime" />
          <TreeItem itemId="poetry" label="Poetry" />
        </TreeItem>
        <TreeItem itemId="science" label="Science">
          <TreeItem itemId="biology" label="Biology" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
