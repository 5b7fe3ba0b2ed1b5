/** The last segments of the two API tabs of a page that is declared with `{docsTab}` (RULES §2). */
export const API_TABS = ['components-api', 'hooks-api'];

/** The end of an API tab's path. */
export const API_TAB = new RegExp(`/(${API_TABS.join('|')})$`);
