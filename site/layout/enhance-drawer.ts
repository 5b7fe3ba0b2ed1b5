import { all } from '../support/dom';
import { breakpoints } from '../theme/breakpoints';
import { enhanceSwipes } from './swipe';

/**
 * The side menu as a drawer: it opens and closes without a script; this keeps the focus inside while
 * it is open, gives it back, and closes it when the window grows so wide that the menu has its column.
 */
export function enhanceDrawer(): void {
  const menu = document.querySelector<HTMLElement>('.side-menu');
  if (!menu) return;
  // Before, as the browser gives the focus back while it closes, and only to what is not inert.
  menu.addEventListener('beforetoggle', (event) => {
    for (const other of all('body>:not(.side-menu)')) other.inert = opens(event);
  });
  // The browser moves the focus there while it opens: an event comes later, and a quick key before it.
  const first = menu.querySelector<HTMLElement>('[aria-current]') ?? menu.querySelector('button');
  if (first) first.autofocus = true;
  menu.addEventListener('toggle', (event) => {
    // Closed by a tap beside it, the browser leaves the focus nowhere.
    if (!opens(event) && document.activeElement === document.body)
      document.querySelector<HTMLElement>('.menu-button')?.focus();
  });
  enhanceSwipes(menu);
  const wide = window.matchMedia(`(min-width:${breakpoints.lg}px)`);
  wide.addEventListener('change', () => {
    if (wide.matches && menu.matches(':popover-open')) menu.hidePopover();
  });
}

/** A toggle event is not in every library of types yet. */
function opens(event: Event): boolean {
  return 'newState' in event && event.newState === 'open';
}
