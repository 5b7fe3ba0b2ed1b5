/** The pathname of the page that lists all others. */
export const CONTENTS_PAGE = '/x/contents';
