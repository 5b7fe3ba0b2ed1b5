import Box from '@mui/material/Box';
import BathtubOutlined from '@mui/icons-material/BathtubOutlined';
import BedOutlined from '@mui/icons-material/BedOutlined';
import ChairOutlined from '@mui/icons-material/ChairOutlined';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const BED = { endIcon: BedOutlined };
const BATH = { endIcon: BathtubOutlined };
const CHAIR = { icon: ChairOutlined };

export default function SimpleCustomItemIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['upstairs']}>
        <TreeItem itemId="upstairs" label="Upstairs">
          <TreeItem itemId="bedroom" label="Bedroom" slots={BED} />
          <TreeItem itemId="bathroom" label="Bathroom" slots={BATH} />
        </TreeItem>
        <TreeItem itemId="living" label="Living room" slots={CHAIR}>
          <TreeItem itemId="fireplace" label="Fireplace" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
