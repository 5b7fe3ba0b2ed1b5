import Box from '@mui/material/Box';
import { type Components, ThemeProvider, useTheme } from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';

const ROOMY_TREES: Components = {
  MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 32 } },
  MuiTreeItem: { styleOverrides: { content: { padding: 12 } } },
};

export default function SimpleCustomTheme() {
  const theme = useTheme();
  const components = { ...theme.components, ...ROOMY_TREES };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 152 }}>
      <ThemeProvider theme={() => ({ ...theme, components })}>
        <SimpleTreeView aria-label="Rooms" defaultExpandedItems={['kitchen']}>
          <TreeItem itemId="kitchen" label="Kitchen">
            <TreeItem itemId="oven" label="Oven" />
          </TreeItem>
          <TreeItem itemId="attic" label="Attic" />
        </SimpleTreeView>
      </ThemeProvider>
    </Box>
  );
}
