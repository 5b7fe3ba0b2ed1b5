import type { Entry, Inventory, Problem } from '../model';
import { duplicatePathnames } from '../steps/5-check/duplicate-pathnames';
import { malformedPathnames } from '../steps/5-check/malformed-pathnames';
import { meetingPathnames } from '../steps/5-check/meeting-pathnames';
import { takenPaths } from '../steps/5-check/taken-paths';

/** The rules of `check` that a path alone can break. */
const rules = [malformedPathnames, duplicatePathnames, meetingPathnames, takenPaths];

/** What `check` would find wrong with a path once a page is declared there, in the same words. */
export function newPathProblems(inventory: Inventory, pathname: string): Problem[] {
  const others = inventory.entries.filter((entry) => entry.pathname !== pathname);
  const entry: Entry = { pathname, from: 'navigation', declared: { pathname }, parents: [], kind: 'page' };
  const known = new Set(found({ ...inventory, entries: others }).map(({ message }) => message));
  return found({ ...inventory, entries: [...others, entry] }).filter(({ message }) => !known.has(message));
}

function found(inventory: Inventory): Problem[] {
  return rules.flatMap((rule) => rule(inventory));
}
