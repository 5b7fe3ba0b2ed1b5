/** The pathname of the front page: `/` leads there, and it alone is drawn without the side menu's column. */
export const FRONT_PAGE = '/x';
