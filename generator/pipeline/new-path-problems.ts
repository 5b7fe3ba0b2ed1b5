import type { Entry, Inventory, Problem } from '../model';
import { duplicatePathnames } from '../steps/5-check/duplicate-pathnames';
import { malformedPathnames } from '../steps/5-check/malformed-pathnames';
import { collidingPathnames } from '../steps/5-check/colliding-pathnames';
import { takenPaths } from '../steps/5-check/taken-paths';

/** Rules of `check` that only need a path. */
const rules = [malformedPathnames, duplicatePathnames, collidingPathnames, takenPaths];

/** Problems that `check` would report for a page at this path. */
export function newPathProblems(inventory: Inventory, pathname: string): Problem[] {
  const others = inventory.entries.filter((entry) => entry.pathname !== pathname);
  const entry: Entry = { pathname, from: 'navigation', declared: { pathname }, parents: [], kind: 'page' };
  const known = new Set(found({ ...inventory, entries: others }).map(({ message }) => message));
  return found({ ...inventory, entries: [...others, entry] }).filter(({ message }) => !known.has(message));
}

function found(inventory: Inventory): Problem[] {
  return rules.flatMap((rule) => rule(inventory));
}
