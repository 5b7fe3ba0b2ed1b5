import type {} from '@mui/x-data-grid/themeAugmentation';
import MuiThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import type { ReactNode } from 'react';
import type { DemoTheme } from '../theme/demo-theme';
import type { GridColumns } from './flow-columns';

const noBuffer = { rowBufferPx: 0, columnBufferPx: 0 };

/** Grids draw more than is seen of them, for who scrolls: in a picture nobody does. */
function withoutBuffers(theme: DemoTheme, onStateChange: (state: GridColumns) => void): DemoTheme {
  const { components } = theme;
  const grid = components?.MuiDataGrid;
  const defaultProps = { ...grid?.defaultProps, ...noBuffer, onStateChange };
  return { ...theme, components: { ...components, MuiDataGrid: { ...grid, defaultProps } } };
}

interface SeenOnlyProps {
  /** Told what grids know of their columns, each time that it changes. */
  onGridState: (state: GridColumns) => void;
  children: ReactNode;
}

/** Around a demo that is drawn to be looked at. */
export function SeenOnly({ onGridState, children }: SeenOnlyProps) {
  return (
    <MuiThemeProvider theme={(theme: DemoTheme) => withoutBuffers(theme, onGridState)}>
      {children}
    </MuiThemeProvider>
  );
}
