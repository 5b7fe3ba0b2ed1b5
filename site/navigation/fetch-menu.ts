import type { MenuEntry } from '../../generator/page/menu';
import { parseEntries } from './menu-entries';

let menu: Promise<MenuEntry[]> | undefined;

/**
 * The whole menu of the page's language, fetched once, when a reader first asks for more of it. Its url
 * stands in the `data-menu` attribute that the generator writes. Rejects when it cannot be had; the next
 * call tries again.
 */
export function fetchMenu(): Promise<MenuEntry[]> {
  menu ??= load().catch((error: unknown) => {
    menu = undefined;
    throw error;
  });
  return menu;
}

async function load(): Promise<MenuEntry[]> {
  const url = document.querySelector<HTMLElement>('[data-menu]')?.dataset.menu;
  if (!url) throw new Error('The page names no menu file');
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The menu file answered ${answer.status}`);
  return parseEntries(await answer.json());
}
