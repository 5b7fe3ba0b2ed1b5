import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleFocusTrack() {
  const [focused, setFocused] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <Typography aria-live="polite">Focused: {focused}</Typography>
      <SimpleTreeView
        aria-label="Checkout"
        onItemFocus={(_event, itemId) => setFocused(itemId)}
      >
        <TreeItem itemId="delivery" label="Delivery" />
        <TreeItem itemId="payment" label="Payment" />
        <TreeItem itemId="summary" label="Summary" />
      </SimpleTreeView>
    </Stack>
  );
}
