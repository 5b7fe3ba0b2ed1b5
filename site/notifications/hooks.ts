/** What the script of notifications looks for. */
export const BELL = 'bell';
export const COUNT = 'unread-count';

/** The id of the panel: the bell opens it by this name. */
export const PANEL = 'notifications';
