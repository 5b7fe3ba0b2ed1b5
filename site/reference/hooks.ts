/** What the scripts of the reference look for. */
export const FILTER = 'member-filter';
export const COUNT = 'member-count';
export const VIEWS = 'member-views';
/** Of buttons that the scripts make. */
export const TOGGLE = 'member-toggle';
export const COPY_LINK = 'copy-link';
