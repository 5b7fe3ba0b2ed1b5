import Box from '@mui/material/Box';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { treeItemClasses } from '@mui/x-tree-view/TreeItem';
import { FILES } from './data';

const STYLES = {
  [`& .${treeItemClasses.content}`]: { borderRadius: 4, my: 0.25 },
  [`& .${treeItemClasses.content} .${treeItemClasses.label}`]: {
    typography: 'body2',
  },
  [`& .${treeItemClasses.iconContainer}`]: { color: 'secondary.main' },
  [`& .${treeItemClasses.selected} .${treeItemClasses.label}`]: {
    fontWeight: 'bold',
  },
};

export default function RichCustomStyles() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 232 }}>
      <RichTreeView
        aria-label="Files"
        items={FILES}
        sx={STYLES}
        defaultExpandedItems={['film']}
        defaultSelectedItems="script"
      />
    </Box>
  );
}
