import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

function Counted({ text, count }: { text: string; count: number }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
      {text}
      <Chip size="small" label={`${count} new`} />
    </Box>
  );
}

export default function SimpleItemsLabelElement() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Mail" defaultExpandedItems={['inbox']}>
        <TreeItem itemId="inbox" label={<Counted text="Inbox" count={12} />}>
          <TreeItem itemId="team" label={<Counted text="Team" count={9} />} />
          <TreeItem itemId="bills" label={<Counted text="Bills" count={3} />} />
        </TreeItem>
        <TreeItem itemId="sent" label="Sent" />
      </SimpleTreeView>
    </Box>
  );
}
