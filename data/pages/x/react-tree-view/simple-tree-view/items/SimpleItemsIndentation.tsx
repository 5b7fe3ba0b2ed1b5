import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsIndentation() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Library"
        itemChildrenIndentation={32}
        defaultExpandedItems={['science', 'biology']}
      >
        <TreeItem itemId="science" label="Science">
          <TreeItem itemId="biology" label="Biology">
            <TreeItem itemId="birds" label="Birds" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="music" label="Music" />
      </SimpleTreeView>
    </Box>
  );
}
