import { fetchMenu } from '../navigation/fetch-menu';
import { menuList } from '../navigation/menu-elements';
import { folded } from '../navigation/menu-entries';
import { hooked } from '../support/dom';
import { drawElements } from '../support/draw-elements';
import { NEAR_MATCHES } from './hooks';

/** On the page of what does not exist: offers pages whose address is like the one asked for. */
export async function enhanceNotFound(): Promise<void> {
  const section = document.querySelector<HTMLElement>(hooked(NEAR_MATCHES));
  if (!section) return;
  const { nearMatches, noWords } = await import('./near-matches');
  const matches = nearMatches(window.location.pathname, await fetchMenu().catch(() => []));
  if (matches.length === 0) return;
  section.querySelector('ul')?.replaceWith(drawElements(menuList(folded(matches), noWords)));
  section.dataset.found = '';
}
