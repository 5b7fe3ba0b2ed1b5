import Box from '@mui/material/Box';
import {
  RichTreeViewPro,
  type RichTreeViewProProps,
} from '@mui/x-tree-view-pro/RichTreeViewPro';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { FEATURES, LISTS, TASKS } from './data';

type TreeProps = RichTreeViewProProps<TreeViewBaseItem, false>;

// Lists stay at the first level, tasks stay in one of the lists.
const canMove: TreeProps['canMoveItemToNewPosition'] = (move) => {
  const { parentId } = move.newPosition;
  return LISTS.includes(move.itemId)
    ? parentId === null
    : parentId !== null && LISTS.includes(parentId);
};

export default function OrderingBetweenLists() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeViewPro
        aria-label="Tasks"
        items={TASKS}
        itemsReordering
        canMoveItemToNewPosition={canMove}
        experimentalFeatures={FEATURES}
        defaultExpandedItems={LISTS}
      />
    </Box>
  );
}
