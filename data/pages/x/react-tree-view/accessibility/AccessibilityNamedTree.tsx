import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

export default function AccessibilityNamedTree() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <Typography id="courses-heading" component="p" variant="subtitle1">
        Evening courses
      </Typography>
      <SimpleTreeView aria-labelledby="courses-heading">
        <TreeItem itemId="languages" label="Languages">
          <TreeItem itemId="spanish" label="Spanish" />
          <TreeItem itemId="greek" label="Greek" />
        </TreeItem>
        <TreeItem itemId="pottery" label="Pottery" />
      </SimpleTreeView>
    </Box>
  );
}
