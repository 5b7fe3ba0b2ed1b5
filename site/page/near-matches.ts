import type { MenuEntry } from '../../generator/page/menu';
import type { MenuWords } from '../navigation/menu-elements';

/** How many pages a reader is offered. */
const OFFERED = 5;

/** Below this likeness a page is no help. */
const LIKE_ENOUGH = 0.4;

/** A page with words that say where it stands: many are only called Overview. */
export type NearMatch = Pick<MenuEntry, 'title' | 'url' | 'pathname'>;

/** Offered pages are links and nothing else. */
export const noWords: MenuWords = { pro: '', premium: '', new: '', planned: '', preview: '' };

/** Pages of a menu whose address is like the one that was asked for, the likest first. */
export function nearMatches(asked: string, menu: MenuEntry[]): NearMatch[] {
  const wanted = pairsOf(asked);
  return pagesOf(menu)
    .map((page) => ({ page, likeness: likeness(wanted, pairsOf(page.url)) }))
    .filter((match) => match.likeness > LIKE_ENOUGH)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, OFFERED)
    .map(({ page }) => page);
}

function pagesOf(entries: MenuEntry[], product = ''): NearMatch[] {
  return entries.flatMap(({ children, title, url, pathname }) =>
    children
      ? pagesOf(children, product || title)
      : [{ title: product ? `${product} – ${title}` : title, url, pathname }],
  );
}

/** Share of letter pairs that two addresses have in common, from 0 to 1. */
function likeness(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((pair) => b.has(pair)).length;
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size);
}

/** Pairs of letters of the parts of a path; what all paths share says nothing. */
function pairsOf(path: string): Set<string> {
  const parts = path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '' && !['zh', 'x', 'react', 'index', 'html'].includes(part));
  return new Set(parts.flatMap((part) => [...part].map((letter, at) => letter + (part[at + 1] ?? ' '))));
}
