/** What the script looks for that opens the search. In a file of its own, as every page loads it and nothing else. */
export const SEARCH_BUTTON = 'search';
