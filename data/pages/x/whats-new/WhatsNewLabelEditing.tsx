import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2 } from '@mui/x-tree-view/TreeItem2';

const items = [
  {
    id: 'trip',
    label: 'Trip to Lisbon',
    children: [
      { id: 'tickets', label: 'Tickets' },
      { id: 'hotel', label: 'Hotle' },
    ],
  },
];

export default function WhatsNewLabelEditing() {
  const [message, setMessage] = React.useState('Nothing renamed yet.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        items={items}
        slots={{ item: TreeItem2 }}
        experimentalFeatures={{ labelEditing: true }}
        isItemEditable
        defaultExpandedItems={['trip']}
        onItemLabelChange={(id, label) => setMessage(`${id}: ${label}`)}
        aria-label="Travel documents"
      />
      <Typography role="status">{message}</Typography>
    </Stack>
  );
}
