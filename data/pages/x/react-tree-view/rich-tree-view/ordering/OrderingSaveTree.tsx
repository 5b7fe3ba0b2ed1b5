import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { FEATURES, LISTS, TASKS } from './data';

export default function OrderingSaveTree() {
  const apiRef = useTreeViewApiRef();
  const [moves, setMoves] = React.useState(0);
  const [saved, setSaved] = React.useState('');

  React.useEffect(() => {
    const tree = apiRef.current!.getItemTree();
    // Send the tree to your server here.
    setSaved(
      tree
        .map(({ id, children = [] }) => `${id}: ${children.length}`)
        .join(', '),
    );
  }, [apiRef, moves]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 296 }}>
      <Typography aria-live="polite">{saved}</Typography>
      <RichTreeViewPro
        aria-label="Tasks"
        items={TASKS}
        apiRef={apiRef}
        itemsReordering
        onItemPositionChange={() => setMoves((count) => count + 1)}
        experimentalFeatures={FEATURES}
        defaultExpandedItems={LISTS}
      />
    </Stack>
  );
}
