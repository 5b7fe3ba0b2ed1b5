import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const MENU: TreeViewBaseItem[] = [
  {
    id: 'soups',
    label: 'Soups',
    children: [
      { id: 'soups-tomato', label: 'Tomato' },
      { id: 'soups-lentil', label: 'Lentil' },
    ],
  },
  {
    id: 'mains',
    label: 'Mains',
    children: [{ id: 'mains-risotto', label: 'Mushroom risotto' }],
  },
];

export default function GettingStartedRichTree() {
  const [dish, setDish] = React.useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 240 }}>
      <Typography aria-live="polite">Selected: {dish ?? 'nothing'}</Typography>
      <RichTreeView
        aria-label="Menu"
        items={MENU}
        selectedItems={dish}
        onSelectedItemsChange={(_event, itemId) => setDish(itemId)}
      />
    </Stack>
  );
}
