import type {} from '@mui/x-data-grid/themeAugmentation';
import MuiThemeProvider from '@mui/material/styles/ThemeProviderNoVars';
import type { ReactNode } from 'react';
import type { DemoTheme } from '../theme/demo-theme';
import type { GridColumns } from './flow-columns';

const noBuffer = { rowBufferPx: 0, columnBufferPx: 0 };

/** Grids render more than is visible, for scrolling; a prerendered grid does not need that. */
function withoutBuffers(theme: DemoTheme, onStateChange: (state: GridColumns) => void): DemoTheme {
  const { components } = theme;
  const grid = components?.MuiDataGrid;
  const defaultProps = { ...grid?.defaultProps, ...noBuffer, onStateChange };
  return { ...theme, components: { ...components, MuiDataGrid: { ...grid, defaultProps } } };
}

interface SeenOnlyProps {
  /** Receives the state of grids about their columns on each change. */
  onGridState: (state: GridColumns) => void;
  children: ReactNode;
}

/** Wraps a demo that is prerendered. */
export function SeenOnly({ onGridState, children }: SeenOnlyProps) {
  return (
    <MuiThemeProvider theme={(theme: DemoTheme) => withoutBuffers(theme, onGridState)}>
      {children}
    </MuiThemeProvider>
  );
}
