/** Where a result leaves the words that are to be marked on the page that it leads to. */
export const WORDS_KEY = 'search-words';
