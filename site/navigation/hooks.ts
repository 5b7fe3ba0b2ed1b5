/** The id by which buttons open the side menu as a drawer, and scripts find it. */
export const SIDE_MENU = 'site_menu';

/** What stands over the lines of the menu when it is a drawer. */
export const DRAWER_HEAD = 'drawer-head';
