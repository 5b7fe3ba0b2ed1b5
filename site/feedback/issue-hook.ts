/** The hook of the issue form, in a separate file, because all pages load its script and no other hook. */
export const ISSUE = 'issue';
