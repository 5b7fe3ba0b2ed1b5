import path from 'node:path';
import { pathExists } from '../disk';
import type { Output } from '../output/find-output';
import { NOT_OF_THE_SITE } from '../output/work-paths';

/** One name to exchange: its published path, and its path in the work folder. */
interface Move {
  shown: string;
  hidden: string;
}

/** The names to rename, so that a new tree replaces the old one. */
export interface Swap {
  /** Names of the old tree, which are moved out first; absent where folders are exchanged as a whole. */
  old?: string[];
  /** Names of the new tree, which are moved in afterwards. */
  new?: string[];
}

/** The renames that publish the tree in `next`. */
export function planSwap({ out, exchange, work, disk }: Output): Swap {
  if (exchange === 'folder') return {};
  const shown = disk.readdirSync(out).filter((name) => !NOT_OF_THE_SITE.includes(name));
  return { old: shown.sort(), new: disk.readdirSync(work.next).sort() };
}

/**
 * Does the remaining renames of a swap. All old names are moved out before new ones are moved in, so that the names in the
 * work folder show how far a killed run came.
 */
export function swapIn(swap: Swap, output: Output): void {
  const { disk } = output;
  const coming = comingOf(swap, output).filter(({ hidden }) => pathExists(disk, hidden));
  // The swap is complete: a second one would move out the new tree.
  if (coming.length === 0) return;
  if (swap.old && !pathExists(disk, output.work.old)) disk.mkdirSync(output.work.old);
  for (const { shown, hidden } of goingOf(swap, output)) {
    if (!pathExists(disk, hidden) && pathExists(disk, shown)) disk.renameSync(shown, hidden);
  }
  for (const { shown, hidden } of coming) disk.renameSync(hidden, shown);
}

/** Undoes a swap: restores the old tree. */
export function swapBack(swap: Swap, output: Output): void {
  const { disk } = output;
  for (const { shown, hidden } of comingOf(swap, output).reverse()) {
    if (!pathExists(disk, hidden) && pathExists(disk, shown)) disk.renameSync(shown, hidden);
  }
  for (const { shown, hidden } of goingOf(swap, output).reverse()) {
    if (pathExists(disk, hidden)) disk.renameSync(hidden, shown);
  }
}

function goingOf({ old }: Swap, { out, work }: Output): Move[] {
  if (!old) return [{ shown: out, hidden: work.old }];
  return old.map((name) => ({ shown: path.join(out, name), hidden: path.join(work.old, name) }));
}

function comingOf({ new: names }: Swap, { out, work }: Output): Move[] {
  if (!names) return [{ shown: out, hidden: work.next }];
  return names.map((name) => ({ shown: path.join(out, name), hidden: path.join(work.next, name) }));
}
