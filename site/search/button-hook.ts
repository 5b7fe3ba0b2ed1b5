/** The hook of the search button. In a separate file, because every page loads it. */
export const SEARCH_BUTTON = 'search';
