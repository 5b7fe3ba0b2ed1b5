/** Where direction, density and spacing are kept; the mode has a place of its own. */
export const SETTINGS_KEY = 'theme-settings';

/** Tells other tabs of the colours: the cookie that keeps them tells nobody when it changes. */
export const COLORS_KEY = 'palette-colors';

/** The cookie that keeps the colours (RULES §3): JSON, as the library's colour tool writes it. */
export const PALETTE_COOKIE = 'paletteColors';

/** The direction of stored settings; they are open to everyone. */
export function directionOf(text: string | null | undefined): 'ltr' | 'rtl' {
  return text?.includes('"direction":"rtl"') ? 'rtl' : 'ltr';
}

/** Turns the page to stored settings. */
export function showSettings(text: string): void {
  const { documentElement: root, body } = document;
  root.dataset.themeSettings = text;
  root.dir = directionOf(text);
  body.dir = root.dir;
}

/** Gives the page's demos stored colours. They are read with care only there (`readSettings`). */
export function showColors(text: string): void {
  document.documentElement.dataset.paletteColors = text;
}
