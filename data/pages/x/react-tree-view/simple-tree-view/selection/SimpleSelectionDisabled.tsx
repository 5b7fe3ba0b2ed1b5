import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionDisabled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Order"
        disableSelection
        defaultExpandedItems={['pizza']}
      >
        <TreeItem itemId="pizza" label="Pizza">
          <TreeItem itemId="olives" label="Olives" />
          <TreeItem itemId="basil" label="Basil" />
        </TreeItem>
        <TreeItem itemId="salad" label="Salad" />
      </SimpleTreeView>
    </Box>
  );
}
