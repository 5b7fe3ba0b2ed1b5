import { readCookie } from '../../support/cookies';
import { lasting } from '../../support/storage';
import { PALETTE_COOKIE, SETTINGS_KEY } from '../../theme/show-settings';

/**
 * Settings that are not prerendered. Prerendered demos contain both colour schemes, and are mirrored by rules
 * (mirror-drawings.ts).
 */
const NOT_DRAWN = /"(?:dense":true|demoTheme":"material|spacing":(?!8\b))/;

/** Whether demos with the reader's settings look like the prerendered ones. */
export function matchesDrawing(): boolean {
  const { themeSettings, paletteColors } = document.documentElement.dataset;
  const colors = paletteColors ?? readCookie(document.cookie, PALETTE_COOKIE) ?? '';
  return !NOT_DRAWN.test(themeSettings ?? lasting.read(SETTINGS_KEY) ?? '') && colors.length < 3;
}
