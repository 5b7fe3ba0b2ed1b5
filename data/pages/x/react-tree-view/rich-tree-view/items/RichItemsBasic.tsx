import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

export default function RichItemsBasic() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        defaultExpandedItems={['paintings']}
      />
    </Box>
  );
}
