import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function OverviewSimpleTreeView() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 232 }}>
      <SimpleTreeView aria-label="Help" defaultExpandedItems={['orders']}>
        <TreeItem itemId="orders" label="Orders">
          <TreeItem itemId="track" label="Track a parcel" />
          <TreeItem itemId="return" label="Return an item" />
        </TreeItem>
        <TreeItem itemId="account" label="Account">
          <TreeItem itemId="password" label="Change your password" />
          <TreeItem itemId="address" label="Change your address" />
        </TreeItem>
        <TreeItem itemId="contact" label="Contact us" />
      </SimpleTreeView>
    </Box>
  );
}
