import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const EXPANDED = ['science', 'biology'];

export default function SimpleItemsIndentationAtItemLevel() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 104 }}>
      <SimpleTreeView
        aria-label="Library"
        experimentalFeatures={{ indentationAtItemLevel: true }}
        defaultExpandedItems={EXPANDED}
        defaultSelectedItems="birds"
      >
        <TreeItem itemId="science" label="Science">
          <TreeItem itemId="biology" label="Biology">
            <TreeItem itemId="birds" label="Birds" />
          </TreeItem>
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
