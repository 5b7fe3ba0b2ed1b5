import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COLLECTION } from './data';

export default function RichItemsClick() {
  const [clicked, setClicked] = React.useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Typography aria-live="polite">
        {clicked ? `Clicked: ${clicked}` : 'Nothing clicked yet'}
      </Typography>
      <RichTreeView
        aria-label="Museum collection"
        items={COLLECTION}
        onItemClick={(_event, itemId) => setClicked(itemId)}
      />
    </Stack>
  );
}
