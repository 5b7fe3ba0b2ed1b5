import Box from '@mui/material/Box';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem, treeItemClasses } from '@mui/x-tree-view/TreeItem';

const FOCUS_OUTLINE = {
  [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]: {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
};

export default function AccessibilityFocusOutline() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 136 }}>
      <SimpleTreeView aria-label="Evening courses" sx={FOCUS_OUTLINE}>
        <TreeItem itemId="languages" label="Languages">
          <TreeItem itemId="spanish" label="Spanish" />
          <TreeItem itemId="greek" label="Greek" />
        </TreeItem>
        <TreeItem itemId="pottery" label="Pottery" />
      </SimpleTreeView>
    </Box>
  );
}
