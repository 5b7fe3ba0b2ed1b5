// Deep imports: the index of the styles would bring what no demo may need.
import createPlainTheme from '@mui/material/styles/createThemeNoVars';
import createTheme from '@mui/material/styles/createThemeWithVars';
import { initialSettings, type PaletteColors, type ThemeSettings } from '../../theme/settings-reducer';
import { localesOf } from './demo-locale';
import { denseDefaults } from './dense-defaults';
import { draggedItemDefaults, makeCalculable } from './dragged-items';
import { policyDefaults } from './policy-defaults';
import { siteDefaults } from './site-defaults';
import { sitePalette, siteTypography } from './site-look';
import { siteShadows } from './site-shadows';

/** A theme whose colours are variables, with the values of both schemes. */
export type DemoTheme = ReturnType<typeof createTheme>;

/** What a demo sees of the page it stands on. */
export interface Look {
  scheme: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  /** Small variants of components, when the reader wants them. */
  dense?: boolean;
  /** In px. */
  spacing?: number;
  paletteColors?: PaletteColors;
  demoTheme?: ThemeSettings['demoTheme'];
  /** Of the page: `zh`. */
  language?: string;
}

/** How a page says its scheme: `<html data-mui-color-scheme="dark">`. */
export const SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** The look that demos are drawn in before there is a browser. */
export const FIRST_LOOK: Look = { scheme: 'light', direction: 'ltr' };

/** A look as the settings that stand behind it. */
export function settingsOf({ scheme, direction, ...own }: Look): ThemeSettings {
  const { dense, spacing, paletteColors, demoTheme } = { ...initialSettings, ...own };
  return { dense, spacing, paletteColors, demoTheme, direction, paletteMode: scheme };
}

const themes = new Map<string, DemoTheme>();

/**
 * What demos wear: the site's face and colours, or Material's own for who asks for them. Colours are variables, so
 * what is drawn once fits both schemes; what a demo calculates with are the colours of the current one. The same
 * object for the same settings, so that nothing is drawn again in vain.
 */
export function themeFor(look: Look): DemoTheme {
  // Words may come later than the first theme of their language.
  const key = JSON.stringify([settingsOf(look), look.language, ...localesOf(look.language).keys()]);
  const theme = themes.get(key) ?? inScheme(createDemoTheme(look), look);
  themes.set(key, theme);
  return theme;
}

const bothSchemes = new Map<string, DemoTheme>();

/** The theme of both schemes. Making one takes a while on a phone, so each is made once. */
export function createDemoTheme(look: Omit<Look, 'scheme'>): DemoTheme {
  const { direction, dense, paletteColors, demoTheme } = settingsOf({ ...look, scheme: 'light' });
  const words = localesOf(look.language);
  const key = JSON.stringify([direction, dense, paletteColors, demoTheme, look.language, ...words.keys()]);
  const theme = bothSchemes.get(key) ?? makeTheme({ direction, dense, paletteColors, demoTheme, words });
  bothSchemes.set(key, theme);
  return theme;
}

interface ThemeIngredients
  extends Pick<ThemeSettings, 'direction' | 'dense' | 'paletteColors' | 'demoTheme'> {
  words: ReadonlyMap<string, object>;
}

function makeTheme({ direction, dense, paletteColors, demoTheme, words }: ThemeIngredients): DemoTheme {
  const isSite = demoTheme === 'site';
  const inScheme = (scheme: Look['scheme']) =>
    isSite || Object.keys(paletteColors).length > 0
      ? { palette: isSite ? sitePalette(scheme, paletteColors) : paletteColors }
      : true;
  const theme = createTheme(
    {
      colorSchemeSelector: SCHEME_ATTRIBUTE,
      colorSchemes: { light: inScheme('light'), dark: inScheme('dark') },
      direction,
      ...(isSite && { typography: siteTypography, shape: { borderRadius: 8 }, shadows: siteShadows }),
    },
    { components: { ...policyDefaults, ...draggedItemDefaults } },
    ...(isSite ? [{ components: siteDefaults }] : []),
    ...(dense ? [{ components: denseDefaults }] : []),
    ...words.values(),
  );
  return makeCalculable(theme);
}

/** Spacing stays what a reader's theme gives: pixels that can be calculated with, and no variable. */
function inScheme(theme: DemoTheme, { scheme, spacing = initialSettings.spacing }: Look): DemoTheme {
  const { palette, opacity, overlays } = theme.colorSchemes[scheme] ?? {};
  return {
    ...theme,
    spacing: createPlainTheme({ spacing }).spacing,
    palette: { ...theme.palette, ...palette, mode: scheme },
    ...(opacity && { opacity }),
    ...(overlays && { overlays }),
  };
}
