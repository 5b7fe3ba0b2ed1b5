import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const TOOLS: TreeViewBaseItem[] = [
  { id: 'Cut', label: 'Cut' },
  { id: 'Copy', label: 'Copy' },
  { id: 'Paste', label: 'Paste' },
];

const HINTS: Record<string, string> = {
  Cut: 'Removes the selection and keeps it for later.',
  Copy: 'Keeps the selection for later.',
  Paste: 'Inserts what was kept.',
};

export default function RichFocusTrack() {
  const [hint, setHint] = React.useState(
    'Move through the tree with the keys.',
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320, minHeight: 152 }}>
      <Typography aria-live="polite">{hint}</Typography>
      <RichTreeView
        aria-label="Commands"
        items={TOOLS}
        onItemFocus={(_event, itemId) => setHint(HINTS[itemId])}
      />
    </Stack>
  );
}
