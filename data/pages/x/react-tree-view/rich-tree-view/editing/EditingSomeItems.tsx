import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { EDITING, ITEM_PROPS, RECIPES } from './data';

function isRecipe(item: TreeViewBaseItem) {
  return !item.children;
}

export default function EditingSomeItems() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <RichTreeView
        aria-label="Recipes"
        items={RECIPES}
        isItemEditable={isRecipe}
        experimentalFeatures={EDITING}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: ITEM_PROPS }}
        defaultExpandedItems={['bread']}
      />
    </Box>
  );
}
