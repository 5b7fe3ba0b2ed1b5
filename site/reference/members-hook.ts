/** What says that a page has tables of the reference: all pages have the script that looks for it. */
export const MEMBERS = 'members';
