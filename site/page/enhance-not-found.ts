import { fetchMenu } from '../navigation/fetch-menu';
import { menuList } from '../navigation/menu-elements';
import { folded } from '../navigation/menu-entries';
import { drawElements } from '../support/draw-elements';
import { nearMatches, noWords } from './near-matches';

/** On the page of what does not exist: offers pages whose address is like the one asked for. */
export async function enhanceNotFound([section]: HTMLElement[]): Promise<void> {
  const matches = nearMatches(window.location.pathname, await fetchMenu().catch(() => []));
  if (!section || matches.length === 0) return;
  section.querySelector('ul')?.replaceWith(drawElements(menuList(folded(matches), noWords)));
  section.dataset.found = '';
}
