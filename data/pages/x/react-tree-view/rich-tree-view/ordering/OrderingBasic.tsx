import Box from '@mui/material/Box';
import { RichTreeViewPro } from '@mui/x-tree-view-pro/RichTreeViewPro';
import { TASKS } from './data';

export default function OrderingBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeViewPro
        aria-label="Tasks"
        items={TASKS}
        itemsReordering
        experimentalFeatures={{
          indentationAtItemLevel: true,
          itemsReordering: true,
        }}
        defaultExpandedItems={['todo', 'done']}
      />
    </Box>
  );
}
