/** What scripts of pages, and tests, look for. */
export const COPY_PAGE = 'copy-page';
export const NEAR_MATCHES = 'near-matches';
export const PAGE_MENU = 'page-menu';
export const PAGE_END = 'page-end';
