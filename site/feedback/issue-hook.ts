/** What the script of the prepared issue looks for: all pages have that script, and of the other names none. */
export const ISSUE = 'issue';
