import Box from '@mui/material/Box';
import { Theme, ThemeProvider } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type {} from '@mui/x-tree-view/themeAugmentation';
import { FILES } from './data';

const withDenseTrees = (theme: Theme): Theme => ({
  ...theme,
  components: {
    ...theme.components,
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 28 } },
    MuiTreeItem: {
      styleOverrides: { content: { paddingTop: 0, paddingBottom: 0 } },
    },
  },
});

export default function RichCustomTheme() {
  return (
    <Box sx={{ width: '100%', maxWidth: 320, minHeight: 168 }}>
      <ThemeProvider theme={withDenseTrees}>
        <RichTreeView
          aria-label="Files"
          items={FILES}
          defaultExpandedItems={['film', 'stills']}
        />
      </ThemeProvider>
    </Box>
  );
}
