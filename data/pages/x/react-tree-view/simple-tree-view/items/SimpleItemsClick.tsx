import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleItemsClick() {
  const [clicked, setClicked] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <Typography aria-live="polite">
        {clicked ? `Clicked: ${clicked}` : 'Nothing clicked yet'}
      </Typography>
      <SimpleTreeView
        aria-label="Library"
        onItemClick={(_event, itemId) => setClicked(itemId)}
      >
        <TreeItem itemId="fiction" label="Fiction">
          <TreeItem itemId="crime" label="Crime" />
        </TreeItem>
        <TreeItem itemId="science" label="Science" />
      </SimpleTreeView>
    </Stack>
  );
}
