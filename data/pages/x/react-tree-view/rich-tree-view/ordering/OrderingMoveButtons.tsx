import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { LISTS, TASKS } from './data';

function move(
  items: TreeViewBaseItem[],
  itemId: string | null,
  by: -1 | 1,
): TreeViewBaseItem[] {
  const from = items.findIndex(({ id }) => id === itemId);
  const to = from + by;
  if (from === -1) {
    return items.map((item) => ({
      ...item,
      children: item.children && move(item.children, itemId, by),
    }));
  }
  if (to < 0 || to >= items.length) {
    return items;
  }
  const result = items.filter(({ id }) => id !== itemId);
  result.splice(to, 0, items[from]);
  return result;
}

export default function OrderingMoveButtons() {
  const [items, setItems] = React.useState(TASKS);
  const [selected, setSelected] = React.useState<string | null>('chairs');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 312 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setItems(move(items, selected, -1))}>Up</Button>
        <Button onClick={() => setItems(move(items, selected, 1))}>Down</Button>
      </Stack>
      <RichTreeView
        aria-label="Tasks"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
        defaultExpandedItems={LISTS}
      />
    </Stack>
  );
}
