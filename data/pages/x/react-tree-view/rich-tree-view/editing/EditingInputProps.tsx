import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { EDITING, RECIPES } from './data';

const LABEL_INPUT = {
  'aria-label': 'New name, up to 16 characters',
  maxLength: 16,
  spellCheck: false,
  style: { color: 'inherit', background: 'none' },
};

export default function EditingInputProps() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Recipes"
        items={RECIPES}
        isItemEditable
        experimentalFeatures={EDITING}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: { slotProps: { labelInput: LABEL_INPUT } } }}
        defaultExpandedItems={['bread']}
      />
    </Box>
  );
}
