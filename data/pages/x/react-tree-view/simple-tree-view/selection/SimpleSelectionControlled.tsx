import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionControlled() {
  const [selected, setSelected] = React.useState<string | null>('salad');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <Button onClick={() => setSelected(null)}>Clear the selection</Button>
      <SimpleTreeView
        aria-label="Order"
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      >
        <TreeItem itemId="pizza" label="Pizza">
          <TreeItem itemId="olives" label="Olives" />
          <TreeItem itemId="basil" label="Basil" />
        </TreeItem>
        <TreeItem itemId="salad" label="Salad" />
      </SimpleTreeView>
    </Stack>
  );
}
