import Box from '@mui/material/Box';
import {
  type Components,
  createTheme,
  ThemeProvider,
  useTheme,
} from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { FILES } from './data';
import * as React from 'react';

const DENSE_TREES: Components = {
  MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 28 } },
  MuiTreeItem: {
    styleOverrides: { content: { paddingTop: 0, paddingBottom: 0 } },
  },
};

export default function RichCustomTheme() {
  const outer = useTheme();
  const theme = React.useMemo(
    () => createTheme(outer, { components: DENSE_TREES }),
    [outer],
  );

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <ThemeProvider theme={theme}>
        <RichTreeView
          aria-label="Files"
          items={FILES}
          defaultExpandedItems={['film', 'stills']}
        />
      </ThemeProvider>
    </Box>
  );
}
