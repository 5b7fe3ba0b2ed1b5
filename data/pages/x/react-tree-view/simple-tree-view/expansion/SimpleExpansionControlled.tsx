import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const ALBUMS: Record<string, string[]> = {
  Trips: ['Autumn hike', 'By the sea'],
  Family: ['Picnic'],
};

const ITEMS = Object.entries(ALBUMS).map(([album, photos]) => (
  <TreeItem key={album} itemId={album} label={album}>
    {photos.map((photo) => (
      <TreeItem key={photo} itemId={photo} label={photo} />
    ))}
  </TreeItem>
));

export default function SimpleExpansionControlled() {
  const [expanded, setExpanded] = React.useState<string[]>([]);
  const allOrNone = expanded.length > 0 ? [] : Object.keys(ALBUMS);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 208 }}>
      <Button onClick={() => setExpanded(allOrNone)}>
        {expanded.length > 0 ? 'Collapse all' : 'Expand all'}
      </Button>
      <SimpleTreeView
        aria-label="Photos"
        expandedItems={expanded}
        onExpandedItemsChange={(_event, itemIds) => setExpanded(itemIds)}
      >
        {ITEMS}
      </SimpleTreeView>
    </Stack>
  );
}
