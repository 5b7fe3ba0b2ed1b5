/** Parts of the dialog that its script, its rules and tests look for. */
export const SEARCH_DIALOG = 'search-dialog';
export const SEARCH_CLOSE = 'search-close';
export const SEARCH_NOTE = 'search-note';
export const RESULT_TITLE = 'result-title';
