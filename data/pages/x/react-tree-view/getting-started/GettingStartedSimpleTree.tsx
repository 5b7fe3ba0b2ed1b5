import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function GettingStartedSimpleTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}>
      <SimpleTreeView aria-label="Menu">
        <TreeItem itemId="soups" label="Soups">
          <TreeItem itemId="soups-tomato" label="Tomato" />
          <TreeItem itemId="soups-lentil" label="Lentil" />
        </TreeItem>
        <TreeItem itemId="mains" label="Mains">
          <TreeItem itemId="mains-risotto" label="Mushroom risotto" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
