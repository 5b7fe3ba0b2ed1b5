/** What the script of notifications looks for: a button whose last element is the count. */
export const BELL = 'bell';

/** The id of the panel: the bell opens it by this name. */
export const PANEL = 'notifications';
