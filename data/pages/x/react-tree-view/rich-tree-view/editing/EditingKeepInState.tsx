import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';
import { EDITING, ITEM_PROPS, RECIPES } from './data';

function rename(
  items: TreeViewBaseItem[],
  itemId: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === itemId ? label : item.label,
    children: item.children && rename(item.children, itemId, label),
  }));
}

export default function EditingKeepInState() {
  const [items, setItems] = React.useState(RECIPES);

  const handleLabelChange = (itemId: string, newLabel: string) => {
    setItems((previous) => rename(previous, itemId, newLabel));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 216 }}>
      <Button onClick={() => setItems(RECIPES)}>Back to the first names</Button>
      <RichTreeView
        aria-label="Recipes"
        items={items}
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
