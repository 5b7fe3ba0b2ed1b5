import { cookieText, readCookie } from '../support/cookies';
import { lasting } from '../support/storage';
import { PALETTE_COOKIE, parsePaletteColors } from './palette-colors';
import { initialSettings, sameColors, type ThemeSettings } from './settings-reducer';

/** Where direction, density and spacing are kept; the mode has a place of its own. */
export const SETTINGS_KEY = 'theme-settings';

/** Tells other tabs of the colours: the cookie that keeps them tells nobody when it changes. */
export const COLORS_KEY = 'palette-colors';

/** More would be a mistake or mischief. */
const LARGEST_SPACING = 64;

/** Reads stored settings: known values only, the initial ones for all others. */
export function parseSettings(
  text: string | null | undefined,
): Pick<ThemeSettings, 'dense' | 'direction' | 'spacing' | 'demoTheme'> {
  const [, direction] = /"direction":"(ltr|rtl)"/.exec(text ?? '') ?? [];
  const [, spacing] = /"spacing":(\d{1,2})\b/.exec(text ?? '') ?? [];
  return {
    dense: /"dense":true\b/.test(text ?? ''),
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    spacing: spacing === undefined ? initialSettings.spacing : Math.min(Number(spacing), LARGEST_SPACING),
    demoTheme: text?.includes('"demoTheme":"material"') ? 'material' : 'site',
  };
}

/**
 * The settings of the page as it is. The page's attributes say what was chosen while it is open, so
 * choices hold even where nothing can be stored.
 */
export function readSettings(): ThemeSettings {
  const { themeSettings, paletteColors, muiColorScheme } = document.documentElement.dataset;
  return {
    ...parseSettings(themeSettings ?? lasting.read(SETTINGS_KEY)),
    paletteColors: parsePaletteColors(paletteColors ?? readCookie(document.cookie, PALETTE_COOKIE)),
    paletteMode: muiColorScheme === 'dark' ? 'dark' : 'light',
  };
}

/** Shows settings on the page and keeps them for the next one. The demos read them from there. */
export function writeSettings({ dense, direction, spacing, demoTheme, paletteColors }: ThemeSettings): void {
  const text = JSON.stringify({ dense, direction, spacing, demoTheme });
  const colors = JSON.stringify(paletteColors);
  showSettings(text);
  lasting.write(SETTINGS_KEY, text);
  if (sameColors(paletteColors, readSettings().paletteColors)) return;
  showColors(colors);
  document.cookie = cookieText(PALETTE_COOKIE, colors);
  lasting.write(COLORS_KEY, colors);
}

/** Turns the page to stored settings. */
export function showSettings(text: string): void {
  const { documentElement: root, body } = document;
  root.dataset.themeSettings = text;
  root.dir = parseSettings(text).direction;
  body.dir = root.dir;
}

/** Gives the page's demos stored colours. They are read with care only there (`readSettings`). */
export function showColors(text: string): void {
  document.documentElement.dataset.paletteColors = text;
}
