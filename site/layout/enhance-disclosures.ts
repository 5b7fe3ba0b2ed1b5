import { DISCLOSURE } from '../support/disclosure-hook';
import { closest, hooked } from '../support/dom';

const OPEN = `${hooked(DISCLOSURE)}[open]`;

/** Closes menus when a reader is done with them; opening needs no script. */
export function enhanceDisclosures(): void {
  for (const sign of ['click', 'focusin']) {
    document.addEventListener(sign, (event) => {
      const inside = closest(event, OPEN);
      for (const menu of openMenus()) if (menu !== inside) menu.open = false;
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const menu of openMenus()) closeAndReturn(menu);
  });
}

function openMenus(): NodeListOf<HTMLDetailsElement> {
  return document.querySelectorAll(OPEN);
}

function closeAndReturn(menu: HTMLDetailsElement): void {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.open = false;
}
