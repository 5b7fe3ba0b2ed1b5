import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { EDITING, ITEM_PROPS, RECIPES } from './data';

export default function EditingCallback() {
  const [news, setNews] = React.useState('Rename a recipe');

  const handleLabelChange = (itemId: string, newLabel: string) => {
    setNews(`Save “${newLabel}” for ${itemId}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <Typography aria-live="polite">{news}</Typography>
      <RichTreeView
        aria-label="Recipes"
        items={RECIPES}
        isItemEditable
        onItemLabelChange={handleLabelChange}
        experimentalFeatures={EDITING}
        slots={{ item: TreeItem2 }}
        slotProps={{ item: ITEM_PROPS }}
        defaultExpandedItems={['bread']}
      />
    </Stack>
  );
}
