import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const FloorItem = styled(TreeItem)(({ theme }) => ({
  [`& > .${treeItemClasses.content} > .${treeItemClasses.label}`]: {
    ...theme.typography.overline,
    letterSpacing: 2,
  },
}));

export default function SimpleCustomStyledItem() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 152 }}>
      <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['ground']}>
        <FloorItem itemId="ground" label="Ground floor">
          <TreeItem itemId="kitchen" label="Kitchen" />
          <TreeItem itemId="hall" label="Hall" />
        </FloorItem>
        <FloorItem itemId="cellar" label="Cellar">
          <TreeItem itemId="wine" label="Wine rack" />
        </FloorItem>
      </SimpleTreeView>
    </Box>
  );
}
