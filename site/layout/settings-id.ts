/** The id by which the gear opens the drawer of settings, and its script finds it. */
export const SETTINGS = 'site-settings';
