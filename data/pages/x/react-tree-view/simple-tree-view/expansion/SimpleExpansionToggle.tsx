import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionToggle() {
  const [news, setNews] = React.useState('Open an album');

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isExpanded: boolean,
  ) => {
    setNews(`${itemId} is now ${isExpanded ? 'open' : 'closed'}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <Typography aria-live="polite">{news}</Typography>
      <SimpleTreeView aria-label="Photos" onItemExpansionToggle={handleToggle}>
        <TreeItem itemId="trips" label="Trips">
          <TreeItem itemId="autumn" label="Autumn hike" />
        </TreeItem>
        <TreeItem itemId="family" label="Family">
          <TreeItem itemId="picnic" label="Picnic" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
