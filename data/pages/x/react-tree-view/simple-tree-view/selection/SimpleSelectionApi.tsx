import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleSelectionApi() {
  const apiRef = useTreeViewApiRef();

  const toggleSalad = (event: React.SyntheticEvent) => {
    apiRef.current!.selectItem({
      event,
      itemId: 'salad',
      keepExistingSelection: true,
    });
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 144 }}>
      <Button onClick={toggleSalad}>Salad, yes or no</Button>
      <SimpleTreeView aria-label="Order" apiRef={apiRef} multiSelect>
        <TreeItem itemId="soup" label="Soup" />
        <TreeItem itemId="salad" label="Salad" />
        <TreeItem itemId="bread" label="Bread" />
      </SimpleTreeView>
    </Stack>
  );
}
