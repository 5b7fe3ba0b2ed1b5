import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const FORM: TreeViewBaseItem[] = [
  { id: 'sender', label: 'Sender' },
  {
    id: 'recipient',
    label: 'Recipient',
    children: [{ id: 'address', label: 'Address: missing' }],
  },
  { id: 'contents', label: 'Contents' },
];

export default function RichFocusItem() {
  const apiRef = useTreeViewApiRef();

  const handleClick = (event: React.SyntheticEvent) => {
    apiRef.current!.focusItem(event, 'address');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 176 }}>
      <Button onClick={handleClick}>Go to the missing address</Button>
      <RichTreeView
        aria-label="Steps"
        items={FORM}
        apiRef={apiRef}
        defaultExpandedItems={['recipient']}
      />
    </Stack>
  );
}
