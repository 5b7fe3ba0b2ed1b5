/** The hook of the script of notifications: a button whose last element is the count. */
export const BELL = 'bell';

/** The id of the panel, by which the bell opens it. */
export const PANEL = 'notifications_panel';
