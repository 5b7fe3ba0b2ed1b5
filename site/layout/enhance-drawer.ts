import { SIDE_MENU } from '../navigation/hooks';
import { all } from '../support/dom';

/**
 * The side menu as a drawer: it opens and closes without a script; this keeps the focus inside while
 * it is open, gives it back, and closes it when the window grows so wide that the menu has its column.
 */
export function enhanceDrawer(): void {
  const menu = document.getElementById(SIDE_MENU);
  if (!menu) return;
  // Before, as the browser gives the focus back while it closes, and only to what is not inert.
  menu.addEventListener('beforetoggle', ({ newState }) => {
    for (const other of all('body>*')) other.inert = other !== menu && newState === 'open';
  });
  // The browser moves the focus there while it opens: an event comes later, and a quick key before it.
  const first = menu.querySelector<HTMLElement>('[aria-current]') ?? menu.querySelector('button');
  if (first) first.autofocus = true;
  menu.addEventListener('toggle', ({ newState }) => {
    // Closed by a tap beside it, the browser leaves the focus nowhere: it goes back to what opens the drawer.
    if (newState !== 'open' && document.activeElement === document.body)
      document.querySelector<HTMLElement>('header button')?.focus();
  });
  if (window.matchMedia('(any-pointer: coarse)').matches)
    import('./swipe').then(({ enhanceSwipes }) => enhanceSwipes(menu)).catch(console.error);
  window.addEventListener('resize', () => {
    if (menu.matches(':popover-open') && getComputedStyle(menu).position !== 'fixed') menu.hidePopover();
  });
}
