import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

export default function RichItemsOrderedChildrenIds() {
  const apiRef = useTreeViewApiRef();
  const [summary, setSummary] = React.useState('Click an item');

  const handleItemClick = (_event: React.MouseEvent, itemId: string) => {
    const childrenIds = apiRef.current!.getItemOrderedChildrenIds(itemId);
    setSummary(`${itemId}: ${childrenIds.join(', ') || 'no children'}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Typography aria-live="polite">{summary}</Typography>
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        apiRef={apiRef}
        onItemClick={handleItemClick}
      />
    </Stack>
  );
}
