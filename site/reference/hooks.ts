/** The hooks of the scripts of the reference. */
export const FILTER = 'member-filter';
export const COUNT = 'member-count';
export const VIEWS = 'member-views';
/** Hooks of buttons that the scripts add. */
export const TOGGLE = 'member-toggle';
export const COPY_LINK = 'copy-link';
