import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { COURSE } from './data';

export default function RichExpansionToggle() {
  const [news, setNews] = React.useState('Open a chapter');

  const handleToggle = (
    _event: React.SyntheticEvent,
    itemId: string,
    isExpanded: boolean,
  ) => {
    setNews(`${itemId} is now ${isExpanded ? 'open' : 'closed'}`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <Typography aria-live="polite">{news}</Typography>
      <RichTreeView
        aria-label="Woodworking course"
        items={COURSE}
        onItemExpansionToggle={handleToggle}
      />
    </Stack>
  );
}
