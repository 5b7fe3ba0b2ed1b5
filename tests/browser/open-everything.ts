import type { Page } from 'playwright-core';
import { SETTINGS } from '../../site/layout/hooks';
import { topBar } from './frame-elements';

/** What a reader can press. Links and sandboxes only lead away; the editor has tests of its own (editing.test.ts). */
const CONTROLS =
  ':is(button,summary,select,input,[role="tab"],[role="combobox"],[role="menuitem"]):not([data-tool="stackblitz"],[data-tool="codesandbox"],[data-tool="edit"])';

/** What tells controls of one name apart. */
const PLACES = `section:has(>[data-ground]),${topBar},#${SETTINGS}`;

/** Enough to have met each kind of control; a calendar has new ones for ever. */
const MOST = 300;

/**
 * Presses everything that a page offers, and what appears by that: menus, drawers, filters, tools, tabs, code,
 * the inside of demos and of their popups. Of things with one name in one demo, such as the menus of a grid's
 * columns, it presses one. Gives the names of what was pressed. Meant for pages whose demos are mounted.
 */
export function openEverything(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ controls, most, places }) => {
      const pressed = new Set<string>();
      const known: HTMLElement[] = [];
      const indexOf = (control: HTMLElement) =>
        known.includes(control) ? known.indexOf(control) : known.push(control) - 1;
      const nameOf = (control: HTMLElement) => {
        const place = control.closest(places)?.id ?? '';
        const words = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
        // A menu is opened as often as it stands on the page: each time one more of its entries is pressed.
        const own = control.matches('[aria-haspopup]') ? indexOf(control) : '';
        return `${place} ${control.tagName} ${words || control.className} ${own}`;
      };
      const next = () =>
        // Popups stand at the end, and are gone after a press elsewhere.
        [...document.querySelectorAll<HTMLElement>(controls)].findLast(
          (control) =>
            !pressed.has(nameOf(control)) && control.checkVisibility() && !control.matches(':disabled'),
        );
      // Not frames: a page behind another one has none.
      const drawn = (control: HTMLElement) =>
        new Promise((resolve) =>
          setTimeout(resolve, control.matches('[aria-haspopup],[role="menuitem"]') ? 150 : 20),
        );
      // Blocks of code get their button when someone comes to them.
      for (const block of document.querySelectorAll('[data-x=code]'))
        block.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      for (let control = next(); control && pressed.size < most; control = next()) {
        pressed.add(nameOf(control));
        // Tooltips come by pointer and by focus.
        for (const type of ['mouseover', 'mousemove', 'mousedown', 'mouseup'])
          control.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }));
        control.focus();
        control.click();
        if (control.matches('input:not([type]),[type="text"],[type="search"]'))
          document.execCommand('insertText', false, 'a');
        await drawn(control);
      }
      return [...pressed];
    },
    { controls: CONTROLS, most: MOST, places: PLACES },
  );
}
