import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { FILES } from './data';

const LINES = {
  [`& .${treeItemClasses.groupTransition}`]: {
    marginLeft: '15px',
    borderLeft: '1px dashed',
    borderColor: 'divider',
  },
};

export default function RichCustomLines() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 264 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        sx={LINES}
        defaultExpandedItems={['film', 'stills']}
      />
    </Box>
  );
}
