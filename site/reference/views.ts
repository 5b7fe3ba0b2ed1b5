/** The complete view. Also the stored value of former table views. */
export const ALL = 'table';

/** Names only; each opens its row. The value is from a time with three views. */
export const NAMES_ONLY = 'collapsed';
