// Deep imports: the index of the styles would bring what no demo may need.
import createPlainTheme from '@mui/material/styles/createThemeNoVars';
import createTheme from '@mui/material/styles/createThemeWithVars';

/** A theme whose colours are variables, with the values of both schemes. */
export type DemoTheme = ReturnType<typeof createTheme>;

/** What a demo sees of the page it stands on. */
export interface Look {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** How a page says its scheme: `<html data-mui-color-scheme="dark">`. */
export const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** The look that demos are drawn in before there is a browser. */
export const FIRST_LOOK: Look = { scheme: 'light', direction: 'ltr' };

const themes = new Map<string, DemoTheme>();

/**
 * The theme a reader of the library starts with: Material's own. Its colours are variables, so what is
 * drawn once fits both schemes; what a demo calculates with are the colours of the current one.
 */
export function themeFor({ scheme, direction }: Look): DemoTheme {
  const key = `${scheme} ${direction}`;
  const theme = themes.get(key) ?? inScheme(createDemoTheme(direction), scheme);
  themes.set(key, theme);
  return theme;
}

/** The theme of both schemes. */
export function createDemoTheme(direction: Look['direction']): DemoTheme {
  return createTheme({
    colorSchemeSelector: SCHEME_ATTRIBUTE,
    colorSchemes: { light: true, dark: true },
    direction,
  });
}

/** Spacing stays what a reader's theme gives: pixels that can be calculated with, and no variable. */
function inScheme(theme: DemoTheme, scheme: Look['scheme']): DemoTheme {
  const { palette, opacity, overlays } = theme.colorSchemes[scheme] ?? {};
  return {
    ...theme,
    spacing: createPlainTheme().spacing,
    palette: { ...theme.palette, ...palette, mode: scheme },
    ...(opacity && { opacity }),
    ...(overlays && { overlays }),
  };
}
