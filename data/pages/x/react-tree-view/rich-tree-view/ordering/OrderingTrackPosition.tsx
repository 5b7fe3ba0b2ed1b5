import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { FEATURES, LISTS, TASKS } from './data';

type TreeProps = RichTreeViewProProps<TreeViewBaseItem, false>;

export default function OrderingTrackPosition() {
  const [news, setNews] = React.useState('Drag a task');

  const handleMove: TreeProps['onItemPositionChange'] = (move) => {
    const { parentId, index } = move.newPosition;
    setNews(`${move.itemId}: ${parentId ?? 'first level'}, index ${index}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 296 }}>
      <Typography aria-live="polite">{news}</Typography>
      <RichTreeViewPro
        aria-label="Tasks"
        items={TASKS}
        itemsReordering
        onItemPositionChange={handleMove}
        experimentalFeatures={FEATURES}
        defaultExpandedItems={LISTS}
      />
    </Stack>
  );
}
