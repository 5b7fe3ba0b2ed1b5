import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TOPICS } from './data';

export default function RichSelectionToggle() {
  const [news, setNews] = React.useState('Nothing has changed yet');

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isSelected: boolean,
  ) => {
    setNews(`${isSelected ? 'Subscribed to' : 'Unsubscribed from'} ${itemId}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Typography aria-live="polite">{news}</Typography>
      <RichTreeView
        aria-label="Topics"
        items={TOPICS}
        multiSelect
        checkboxSelection
        onItemSelectionToggle={handleToggle}
        defaultExpandedItems={['nature']}
      />
    </Stack>
  );
}
