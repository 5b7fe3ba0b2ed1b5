import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTreeViewApiRef } from '@mui/x-tree-view/hooks';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

type Trail = TreeViewBaseItem<{ id: string; label: string; meters?: number }>;

const TRAILS: Trail[] = [
  {
    id: 'north',
    label: 'North side',
    children: [
      { id: 'ridge', label: 'Ridge path', meters: 5200 },
      { id: 'lake', label: 'Lake round', meters: 3100 },
    ],
  },
  { id: 'garden', label: 'Garden loop', meters: 900 },
];

export default function RichItemsGetItem() {
  const apiRef = useTreeViewApiRef();
  const [trail, setTrail] = React.useState<Trail | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320, minHeight: 184 }}>
      <Typography aria-live="polite">
        {trail?.meters ? `${trail.meters} m` : 'Select a trail'}
      </Typography>
      <RichTreeView
        aria-label="Trails"
        items={TRAILS}
        apiRef={apiRef}
        defaultExpandedItems={['north']}
        onItemSelectionToggle={(_event, itemId, isSelected) => {
          if (isSelected) {
            setTrail(apiRef.current!.getItem(itemId));
          }
        }}
      />
    </Stack>
  );
}
