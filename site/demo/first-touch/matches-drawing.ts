import { readCookie } from '../../support/cookies';
import { lasting } from '../../support/storage';
import { PALETTE_COOKIE, SETTINGS_KEY } from '../../theme/show-settings';

/** Settings that no drawing shows. The scheme is none: drawings have the colours of both. */
const NOT_DRAWN = /"(?:dense":true|direction":"rtl|demoTheme":"material|spacing":(?!8\b))/;

/** Whether demos look, with what the page's reader has chosen, as they were drawn by the build. */
export function matchesDrawing(): boolean {
  const { themeSettings, paletteColors } = document.documentElement.dataset;
  const colors = paletteColors ?? readCookie(document.cookie, PALETTE_COOKIE) ?? '';
  return !NOT_DRAWN.test(themeSettings ?? lasting.read(SETTINGS_KEY) ?? '') && colors.length < 3;
}
