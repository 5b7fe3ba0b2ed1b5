import Box from '@mui/material/Box';
import KeyboardDoubleArrowDown from '@mui/icons-material/KeyboardDoubleArrowDown';
import KeyboardDoubleArrowRight from '@mui/icons-material/KeyboardDoubleArrowRight';
import Remove from '@mui/icons-material/Remove';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const SLOTS = {
  expandIcon: KeyboardDoubleArrowRight,
  collapseIcon: KeyboardDoubleArrowDown,
  endIcon: Remove,
};

export default function SimpleCustomIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Rooms" slots={SLOTS}>
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="oven" label="Oven" />
          <TreeItem itemId="sink" label="Sink" />
        </TreeItem>
        <TreeItem itemId="attic" label="Attic" />
      </SimpleTreeView>
    </Box>
  );
}
