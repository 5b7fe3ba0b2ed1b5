import { drawList, type MenuWords } from '../navigation/draw-menu';
import { fetchMenu } from '../navigation/fetch-menu';
import { nearMatches } from './near-matches';

const noWords: MenuWords = { pro: '', premium: '', new: '', planned: '', preview: '' };

/** On the page of what does not exist: offers pages whose address is like the one asked for. */
export async function wakeNotFound(): Promise<void> {
  const section = document.querySelector<HTMLElement>('.near-matches');
  if (!section) return;
  const matches = nearMatches(window.location.pathname, await fetchMenu().catch(() => []));
  if (matches.length === 0) return;
  section.querySelector('ul')?.replaceWith(drawList(matches, noWords));
  section.dataset.found = '';
}
