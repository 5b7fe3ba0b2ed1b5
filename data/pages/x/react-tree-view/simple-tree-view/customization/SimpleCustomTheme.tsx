import Box from '@mui/material/Box';
import {
  type Components,
  createTheme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import { SimpleTreeView } from '@mui/x-tree-view/SimpleTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { TreeItem } from '@mui/x-tree-view/TreeItem';
import * as React from 'react';

const ROOMY_TREES: Components = {
  MuiSimpleTreeView: { defaultProps: { itemChildrenIndentation: 32 } },
  MuiTreeItem: { styleOverrides: { content: { padding: 12 } } },
};

export default function SimpleCustomTheme() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { components: ROOMY_TREES }),
    [outer],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 152 }}>
      <ThemeProvider theme={theme}>
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
