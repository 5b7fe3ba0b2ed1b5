import type {} from '@mui/x-data-grid/themeAugmentation';
import MuiThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import type {} from '@mui/x-data-grid/themeAugmentation';
import type { ReactNode } from 'react';
import type { DemoTheme } from '../theme/demo-theme';

const noBuffer = { rowBufferPx: 0, columnBufferPx: 0 };

/** Grids draw more than is seen of them, for who scrolls: in a picture nobody does. */
function withoutBuffers(theme: DemoTheme): DemoTheme {
  const { components } = theme;
  const grid = components?.MuiDataGrid;
  const defaultProps = { ...grid?.defaultProps, ...noBuffer };
  return { ...theme, components: { ...components, MuiDataGrid: { ...grid, defaultProps } } };
}

/** Around a demo that is drawn to be looked at. */
export function SeenOnly({ children }: { children: ReactNode }) {
  return <MuiThemeProvider theme={withoutBuffers}>{children}</MuiThemeProvider>;
}
