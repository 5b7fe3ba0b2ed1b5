import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionMulti() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView
        aria-label="Order"
        multiSelect
        defaultSelectedItems={['olives', 'salad']}
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
