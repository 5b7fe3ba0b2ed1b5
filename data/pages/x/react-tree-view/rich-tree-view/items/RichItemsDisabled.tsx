import Box from '@mui/material/Box';
import type { TreeViewBaseItem } from '@mui/x-tree-view/models';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

type Room = TreeViewBaseItem<{ id: string; label: string; closed?: boolean }>;

const ROOMS: Room[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'lobby', label: 'Lobby' },
      { id: 'cafe', label: 'Café', closed: true },
    ],
  },
  {
    id: 'first',
    label: 'First floor',
    closed: true,
    children: [{ id: 'studio', label: 'Studio' }],
  },
  { id: 'garden', label: 'Garden' },
];

function isClosed(room: Room) {
  return Boolean(room.closed);
}

export default function RichItemsDisabled() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <RichTreeView
        aria-label="Rooms"
        items={ROOMS}
        isItemDisabled={isClosed}
        defaultExpandedItems={['ground', 'first']}
      />
    </Box>
  );
}
