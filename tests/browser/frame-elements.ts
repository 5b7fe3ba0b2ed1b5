import {
  BACK_TO_TOP,
  FOOTER,
  LANGUAGE_MENU,
  MODE_MENU,
  PRODUCT_MENU,
  SETTINGS,
  SKIP_LINK,
  TOP_BAR,
  VERSION_MENU,
} from '../../site/layout/hooks';
import { DRAWER_HEAD, SIDE_MENU } from '../../site/navigation/hooks';
import { hooked } from '../../site/support/dom';

/** Where the parts of the frame are found. */
export const topBar = hooked(TOP_BAR);
export const footer = hooked(FOOTER);
export const skipLink = hooked(SKIP_LINK);
export const backToTop = hooked(BACK_TO_TOP);
export const sideMenu = `#${SIDE_MENU}`;
export const drawerHead = hooked(DRAWER_HEAD);
export const menuButton = `${topBar} [popovertarget=${SIDE_MENU}]`;
export const settingsButton = `${topBar} [popovertarget=${SETTINGS}]`;

/** The panels of the menus in the bar. */
export const panels = {
  product: hooked(PRODUCT_MENU),
  version: hooked(VERSION_MENU),
  language: hooked(LANGUAGE_MENU),
  mode: hooked(MODE_MENU),
};

/** What opens such a panel. */
export function summaryOf(panel: string): string {
  return `summary:has(+ ${panel})`;
}
