import type { AdServices } from '../../data/services';
import { insertScript } from '../support/outside-script';
import type { Sight } from './ad-state';

/** The elements that providers are known to put into a slot (RULES §4.8). */
const PLACED = '.ea-placement,#carbonads,.carbonads';

/** The id by which the provider's script finds its own place. */
const SCRIPT_ID = '_carbonads_js';

/** Calls the provider into its place; what becomes of it is seen by looking (`sightOf`). */
export function callProvider(place: HTMLElement, url: string): void {
  insertScript(url, { id: SCRIPT_ID, into: place });
}

/** What stands in the provider's place at this moment. */
export function sightOf(place: HTMLElement, { fallbackHref }: AdServices): Sight {
  const links = [...place.querySelectorAll('#carbonads a')];
  return {
    element: [...place.querySelectorAll(PLACED)].some(showsSomething),
    fallback: links.some((link) => fallbackHref !== undefined && link.getAttribute('href') === fallbackHref),
  };
}

/** Words, or a picture that has come. An element whose content the page's policy refused is an empty one. */
function showsSomething(element: Element): boolean {
  const pictures = [...element.querySelectorAll('img')];
  return element.textContent?.trim() !== '' || pictures.some(({ naturalWidth }) => naturalWidth > 0);
}
