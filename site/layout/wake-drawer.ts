import { all } from '../support/dom';
import { breakpoints } from '../theme/tokens';

/**
 * The side menu as a drawer: it opens and closes without a script; this keeps the focus inside while
 * it is open, gives it back, and closes it when the window grows so wide that the menu has its column.
 */
export function wakeDrawer(): void {
  const menu = document.querySelector<HTMLElement>('.side-menu');
  if (!menu) return;
  menu.addEventListener('toggle', (event) => {
    const isOpen = 'newState' in event && event.newState === 'open';
    for (const other of all('body>:not(.side-menu)')) other.inert = isOpen;
    if (isOpen) (menu.querySelector<HTMLElement>('[aria-current]') ?? menu.querySelector('button'))?.focus();
    else if (document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.menu-button')?.focus();
    }
  });
  const wide = window.matchMedia(`(min-width:${breakpoints.lg}px)`);
  wide.addEventListener('change', () => {
    if (wide.matches && menu.matches(':popover-open')) menu.hidePopover();
  });
}
