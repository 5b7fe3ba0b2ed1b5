import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem2, type TreeItem2Props } from '@mui/x-tree-view/TreeItem2';

const items = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'orders', label: 'Orders' },
      { id: 'returns', label: 'Returns' },
    ],
  },
  { id: 'archive', label: 'Archive' },
];

const unread: Record<string, number> = { orders: 12, returns: 3 };

const MailItem = React.forwardRef<HTMLLIElement, TreeItem2Props>(
  function MailItem({ label, ...other }, ref) {
    const count = unread[other.itemId];
    const content = (
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        {label}
        {count && <Chip size="small" label={`${count} unread`} />}
      </Box>
    );
    return <TreeItem2 {...other} ref={ref} label={content} />;
  },
);

export default function SlotsTreeItemCount() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 140 }}>
      <RichTreeView
        items={items}
        defaultExpandedItems={['inbox']}
        slots={{ item: MailItem }}
        aria-label="Mail folders"
      />
    </Box>
  );
}
