/** Hooks of the dialog for its script, its styles and tests. */
export const SEARCH_DIALOG = 'search-dialog';
export const SEARCH_CLOSE = 'search-close';
export const SEARCH_NOTE = 'search-note';
export const RESULT_TITLE = 'result-title';
