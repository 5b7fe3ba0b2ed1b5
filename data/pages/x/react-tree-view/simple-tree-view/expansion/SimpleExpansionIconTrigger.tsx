import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function SimpleExpansionIconTrigger() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Photos" expansionTrigger="iconContainer">
        <TreeItem itemId="trips" label="Trips">
          <TreeItem itemId="autumn" label="Autumn hike" />
        </TreeItem>
        <TreeItem itemId="family" label="Family">
          <TreeItem itemId="picnic" label="Picnic" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
