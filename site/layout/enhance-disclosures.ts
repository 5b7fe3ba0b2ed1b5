import { all, closest } from '../support/dom';

/** Closes the menus of the top bar when a reader is done with them; opening needs no script. */
export function enhanceDisclosures(): void {
  document.addEventListener('click', (event) => {
    const inside = closest(event, '.disclosure');
    for (const menu of openMenus()) if (menu !== inside) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') for (const menu of openMenus()) closeAndReturn(menu);
  });
  document.addEventListener('focusin', (event) => {
    const inside = closest(event, '.disclosure');
    for (const menu of openMenus()) if (menu !== inside) menu.open = false;
  });
}

function openMenus(): HTMLDetailsElement[] {
  return all('.disclosure[open]').filter((menu) => menu instanceof HTMLDetailsElement);
}

function closeAndReturn(menu: HTMLDetailsElement): void {
  const hadFocus = menu.contains(document.activeElement);
  menu.open = false;
  if (hadFocus) menu.querySelector('summary')?.focus();
}
