import Box from '@mui/material/Box';
import { type Components, ThemeProvider, useTheme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { FILES } from './data';

const DENSE_TREES: Components = {
  MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 28 } },
  MuiTreeItem: {
    styleOverrides: { content: { paddingTop: 0, paddingBottom: 0 } },
  },
};

export default function RichCustomTheme() {
  const theme = useTheme();
  const components = { ...theme.components, ...DENSE_TREES };

  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <ThemeProvider theme={() => ({ ...theme, components })}>
        <RichTreeView
          aria-label="Files"
          items={FILES}
          defaultExpandedItems={['film', 'stills']}
        />
      </ThemeProvider>
    </Box>
  );
}
