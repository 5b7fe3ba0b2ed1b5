import * as React from 'react';
import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

// Stands for a request to your server.
function fetchPhotos(): Promise<string[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(['The bridge', 'The summit']), 1000);
  });
}

export default function SimpleExpansionOnDemand() {
  const [photos, setPhotos] = React.useState<string[] | null>(null);
  const requested = React.useRef(false);

  const handleToggle = async (
    _event: React.SyntheticEvent,
    _itemId: string,
    isExpanded: boolean,
  ) => {
    if (!isExpanded || requested.current) {
      return;
    }
    requested.current = true;
    try {
      setPhotos(await fetchPhotos());
    } catch {
      // Opening the item again asks again.
      requested.current = false;
    }
  };

  const names = photos ?? ['Loading…'];

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Photos" onItemExpansionToggle={handleToggle}>
        <TreeItem itemId="hike" label="Autumn hike">
          {names.map((name) => (
            <TreeItem key={name} itemId={name} label={name} />
          ))}
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
