/** The hook of the script of tabs. */
export const TABS = 'tabs';
