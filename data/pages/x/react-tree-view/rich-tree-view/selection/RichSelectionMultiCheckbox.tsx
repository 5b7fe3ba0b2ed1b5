import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TOPICS } from './data';

export default function RichSelectionMultiCheckbox() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['nature', 'city']}
        defaultSelectedItems={['birds', 'transport']}
      />
    </Box>
  );
}
