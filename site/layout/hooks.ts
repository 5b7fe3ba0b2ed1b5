/** The id by which the gear opens the drawer of settings, and its script finds it. */
export const SETTINGS = 'site_settings';

/** The id by which the key and the foot of the page open the list of keys. */
export const KEYBOARD_HELP = 'keyboard_help';

/** What the script that offers a language looks for. */
export const LANGUAGE_OFFER = 'language-offer';

/** The parts of the frame. */
export const TOP_BAR = 'top-bar';
export const FOOTER = 'footer';
export const SKIP_LINK = 'skip-link';
export const BACK_TO_TOP = 'back-to-top';

/** The panels of the menus in the bar. */
export const PRODUCT_MENU = 'product-menu';
export const VERSION_MENU = 'version-menu';
export const LANGUAGE_MENU = 'language-menu';
export const MODE_MENU = 'mode-menu';

/** Selects links to the same page in another language, which keep the reader's place. */
export const LANGUAGE_LINK = 'a[data-keep-place]';
