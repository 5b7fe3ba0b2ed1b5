import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusItem() {
  const apiRef = useTreeViewApiRef();

  const handleClick = (event: React.SyntheticEvent) => {
    apiRef.current!.focusItem(event, 'payment');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 176 }}>
      <Button onClick={handleClick}>Go to Payment</Button>
      <SimpleTreeView
        aria-label="Checkout"
        apiRef={apiRef}
        defaultExpandedItems={['order']}
      >
        <TreeItem itemId="order" label="Your order">
          <TreeItem itemId="delivery" label="Delivery" />
          <TreeItem itemId="payment" label="Payment" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
