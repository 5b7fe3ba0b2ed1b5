import type { AdServices } from '../../data/services';
import { insertScript } from '../support/outside-script';
import type { Sight } from './ad-state';

/** Elements that providers insert into a slot (RULES §4.8). */
const PLACED = '.ea-placement,#carbonads,.carbonads';

/** The id by which the provider's script finds its element. */
const SCRIPT_ID = '_carbonads_js';

/** Loads the provider's script into its element; the result is found by checking (`sightOf`). */
export function callProvider(place: HTMLElement, url: string): void {
  insertScript(url, { id: SCRIPT_ID, into: place });
}

/** The current content of the provider's element. */
export function sightOf(place: HTMLElement, { fallbackHref }: AdServices): Sight {
  const links = [...place.querySelectorAll('#carbonads a')];
  return {
    element: [...place.querySelectorAll(PLACED)].some(showsSomething),
    fallback: links.some((link) => fallbackHref !== undefined && link.getAttribute('href') === fallbackHref),
  };
}

/**
 * Whether there is text, or a loaded image. An element whose content the page's policy has blocked counts as
 * empty.
 */
function showsSomething(element: Element): boolean {
  const pictures = [...element.querySelectorAll('img')];
  return element.textContent?.trim() !== '' || pictures.some(({ naturalWidth }) => naturalWidth > 0);
}
