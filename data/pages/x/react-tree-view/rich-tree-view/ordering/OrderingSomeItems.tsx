import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { FEATURES, LISTS, TASKS } from './data';

export default function OrderingSomeItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeViewPro
        aria-label="Tasks"
        items={TASKS}
        itemsReordering
        isItemReorderable={(itemId) => !LISTS.includes(itemId)}
        experimentalFeatures={FEATURES}
        defaultExpandedItems={LISTS}
      />
    </Box>
  );
}
