import { cookieText, readCookie } from '../support/cookies';
import { lasting } from '../support/storage';
import { parsePaletteColors } from './palette-colors';
import { initialSettings, sameColors, type ThemeSettings } from './settings-reducer';
import {
  COLORS_KEY,
  directionOf,
  PALETTE_COOKIE,
  SETTINGS_KEY,
  showColors,
  showSettings,
} from './show-settings';

/** More would be a mistake or mischief. */
const LARGEST_SPACING = 64;

/** Reads stored settings: known values only, the initial ones for all others. */
export function parseSettings(
  text: string | null | undefined,
): Pick<ThemeSettings, 'dense' | 'direction' | 'spacing' | 'demoTheme'> {
  const [, spacing] = /"spacing":(\d{1,2})\b/.exec(text ?? '') ?? [];
  return {
    dense: /"dense":true\b/.test(text ?? ''),
    direction: directionOf(text),
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
