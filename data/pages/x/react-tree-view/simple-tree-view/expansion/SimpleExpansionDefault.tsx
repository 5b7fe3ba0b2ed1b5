import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const OPEN = ['trips', 'autumn'];

export default function SimpleExpansionDefault() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <SimpleTreeView aria-label="Photos" defaultExpandedItems={OPEN}>
        <TreeItem itemId="trips" label="Trips">
          <TreeItem itemId="autumn" label="Autumn hike">
            <TreeItem itemId="bridge" label="The bridge" />
          </TreeItem>
        </TreeItem>
        <TreeItem itemId="family" label="Family">
          <TreeItem itemId="picnic" label="Picnic" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
