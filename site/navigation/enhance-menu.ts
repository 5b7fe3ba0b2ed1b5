import type { MenuEntry } from '../../generator/page/menu';
import { all, closest } from '../support/dom';
import { drawElements } from '../support/draw-elements';
import { visiting } from '../support/storage';
import { whenShownAgain } from '../support/when-shown-again';
import { fetchMenu } from './fetch-menu';
import { SIDE_MENU } from './hooks';
import { type MenuWords, menuList } from './menu-elements';
import { childrenOf, folded } from './menu-entries';
import { type MenuState, menuStateKey, parseMenuState, withClosed, withOpened } from './menu-state';

/** Lets groups of the side menu be unfolded, and keeps them and the scroll over a change of page. */
export function enhanceMenu(): void {
  const menu = document.getElementById(SIDE_MENU);
  if (!menu) return;
  const key = menuStateKey(document.documentElement.lang);
  const words = wordsOf(menu);
  let state = parseMenuState(visiting.read(key));
  const keep = (next: MenuState): void => {
    state = next;
    visiting.write(key, JSON.stringify(state));
  };
  restore(menu, state, words);
  // Asked while a page is left, the browser would lay it out once more just to answer.
  let { scrollTop } = menu;
  menu.addEventListener('scroll', () => ({ scrollTop } = menu), { passive: true });
  // The next page may be there before this one is hidden, so whoever follows a link is remembered at once.
  const keepScroll = () => keep({ ...state, scroll: scrollTop });
  document.addEventListener('click', keepScroll, { capture: true });
  window.addEventListener('pagehide', keepScroll);
  whenShownAgain(() => {
    state = parseMenuState(visiting.read(key));
    restore(menu, state, words);
  });
  menu.addEventListener('click', async (event) => {
    const button = closest(event, 'button[data-group]');
    const pathname = button?.dataset.group;
    if (!button || pathname === undefined) return;
    if (isOpen(button)) {
      button.setAttribute('aria-expanded', 'false');
      keep(withClosed(state, pathname));
      return;
    }
    if (isDrawn(button)) unfold(button, [], words);
    const entries = await linesOf(pathname);
    // The reader has closed it while its file was loading.
    if (isDrawn(button) && !isOpen(button)) return;
    if (entries) {
      unfold(button, entries, words);
      keep(withOpened(state, pathname, entries));
    } else if (!isDrawn(button)) followLink(button);
  });
}

/** Draws what the reader had open, as far as this page has it, then scrolls to where they were. */
function restore(menu: HTMLElement, { opened, scroll }: MenuState, words: MenuWords): void {
  // A group inside another can only be opened after it, whatever order they were opened in. No more are opened than
  // are stored: storage may hold a group that contains itself.
  for (const _ of Object.keys(opened)) {
    const button = closedButton(menu, opened);
    if (button) unfold(button, opened[button.dataset.group ?? ''] ?? [], words);
  }
  menu.scrollTop = scroll;
  const current = menu.querySelector<HTMLElement>('[aria-current]');
  if (current) scrollNearest(menu, current);
}

/** Scrolls the menu, and nothing else, until a line of it can be seen with some room around. */
function scrollNearest(menu: HTMLElement, line: HTMLElement): void {
  const frame = menu.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  const outside = top < frame.top + ROOM_PX || bottom > frame.bottom - ROOM_PX;
  if (outside) menu.scrollTop += (top + bottom) / 2 - (frame.top + frame.bottom) / 2;
}

const ROOM_PX = 48;

function closedButton(menu: HTMLElement, opened: MenuState['opened']): HTMLElement | undefined {
  return all('button[data-group]', menu).find(
    (button) => !isOpen(button) && opened[button.dataset.group ?? '']?.length,
  );
}

function isOpen(button: HTMLElement): boolean {
  return button.getAttribute('aria-expanded') === 'true';
}

function isDrawn(button: HTMLElement): boolean {
  return button.parentElement?.querySelector('ul') !== null;
}

function unfold(button: HTMLElement, entries: MenuEntry[], words: MenuWords): void {
  const item = button.parentElement;
  if (item && entries.length > 0 && !isDrawn(button))
    item.append(drawElements(menuList(folded(entries), words)));
  button.setAttribute('aria-expanded', 'true');
}

/** Nothing when the file cannot be had. */
async function linesOf(pathname: string): Promise<MenuEntry[] | undefined> {
  try {
    return childrenOf(await fetchMenu(), pathname);
  } catch {
    return undefined;
  }
}

/** What cannot be unfolded still leads somewhere. */
function followLink(button: HTMLElement): void {
  button.parentElement?.querySelector('a')?.click();
}

function wordsOf({ dataset }: HTMLElement): MenuWords {
  const { pro = '', premium = '', planned = '', preview = '', new: isNew = '' } = dataset;
  return { pro, premium, planned, preview, new: isNew };
}
