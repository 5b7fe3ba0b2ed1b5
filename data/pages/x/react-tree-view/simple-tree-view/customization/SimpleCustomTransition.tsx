import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';

const SLOW = { groupTransition: { timeout: 900 } };

function SlowItem(props: TreeItemProps) {
  return <TreeItem {...props} slotProps={SLOW} />;
}

export default function SimpleCustomTransition() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Rooms">
        <SlowItem itemId="kitchen" label="Kitchen">
          <SlowItem itemId="oven" label="Oven" />
          <SlowItem itemId="sink" label="Sink" />
        </SlowItem>
        <SlowItem itemId="attic" label="Attic" />
      </SimpleTreeView>
    </Box>
  );
}
