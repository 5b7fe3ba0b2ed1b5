/** What the script of tabs looks for. */
export const TABS = 'tabs';
