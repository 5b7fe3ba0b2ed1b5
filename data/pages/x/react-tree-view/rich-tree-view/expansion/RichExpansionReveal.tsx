import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE } from './data';

function getAncestorIds(items: TreeViewBaseItem[], itemId: string): string[] {
  for (const { id, children = [] } of items) {
    if (children.some((child) => child.id === itemId)) {
      return [id];
    }
    const below = getAncestorIds(children, itemId);
    if (below.length > 0) {
      return [id, ...below];
    }
  }
  return [];
}

export default function RichExpansionReveal() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const [selected, setSelected] = React.useState<string | null>(null);

  const reveal = (itemId: string) => {
    const ancestors = getAncestorIds(COURSE, itemId);
    setExpanded((previous) => [...new Set([...previous, ...ancestors])]);
    setSelected(itemId);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 312 }}>
      <Button onClick={() => reveal('dovetail')}>Show the dovetail</Button>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
        selectedItems={selected}
        onSelectedItemsChange={(_event, itemId) => setSelected(itemId)}
      />
    </Stack>
  );
}
