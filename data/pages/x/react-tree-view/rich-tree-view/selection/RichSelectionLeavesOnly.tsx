import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TOPICS } from './data';

export default function RichSelectionLeavesOnly() {
  const apiRef = useTreeViewApiRef();
  const [topic, setTopic] = React.useState<string | null>(null);

  const handleChange = (
    _event: React.SyntheticEvent,
    itemId: string | null,
  ) => {
    const isParent =
      itemId !== null &&
      apiRef.current!.getItemOrderedChildrenIds(itemId).length > 0;
    if (!isParent) {
      setTopic(itemId);
    }
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Typography aria-live="polite">Topic: {topic ?? 'none'}</Typography>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        apiRef={apiRef}
        selectedItems={topic}
        onSelectedItemsChange={handleChange}
      />
    </Stack>
  );
}
