import { createTheme } from '@mui/material/styles';
import { breakpoints } from './breakpoints';
import { light, radius, SPACING } from './tokens';

/**
 * The MUI theme of the frame. Its colours are those of the light scheme only where MUI must calculate
 * with them; rules that are drawn use the variables (theme/variables.ts), which know both schemes.
 */
export const theme = createTheme({
  breakpoints: { values: breakpoints },
  spacing: SPACING,
  shape: { borderRadius: radius.site },
  palette: {
    primary: { main: light.accent },
    background: { default: light.paper, paper: light.raised },
    text: { primary: light.ink, secondary: light['ink-soft'] },
    divider: light.line,
  },
  typography: { fontFamily: 'var(--x-font)' },
});
