import Box from '@mui/material/Box';
import ArticleOutlinedIcon from '@mui/icons-material/ArticleOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpen';
import FolderIcon from '@mui/icons-material/Folder';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const icons = {
  expandIcon: FolderIcon,
  collapseIcon: FolderOpenIcon,
  endIcon: ArticleOutlinedIcon,
};

export default function SlotsTreeIcons() {
  return (
    <Box sx={{ width: '100%', maxWidth: 360, minHeight: 170 }}>
      <SimpleTreeView
        slots={icons}
        defaultExpandedItems={['reports']}
        aria-label="Project files"
      >
        <TreeItem itemId="reports" label="Reports">
          <TreeItem itemId="spring" label="Spring" />
          <TreeItem itemId="autumn" label="Autumn" />
        </TreeItem>
        <TreeItem itemId="notes" label="Notes" />
      </SimpleTreeView>
    </Box>
  );
}
