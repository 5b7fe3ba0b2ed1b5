import path from 'node:path';
import { isThere } from '../disk';
import type { Output } from '../output/find-output';
import { NOT_OF_THE_SITE } from '../output/work-paths';

/** One name that is exchanged: where readers see it, and where it lies while it is not shown. */
interface Move {
  shown: string;
  hidden: string;
}

/** All that has to be renamed so that a new tree stands in the place of the old one. */
export interface Swap {
  /** Names of the old tree, which go away first; absent where folders are exchanged as a whole. */
  old?: string[];
  /** Names of the new tree, which then come in. */
  new?: string[];
}

/** What has to be renamed to publish the tree in `next`. */
export function planSwap({ out, exchange, work, disk }: Output): Swap {
  if (exchange === 'folder') return {};
  const shown = disk.readdirSync(out).filter((name) => !NOT_OF_THE_SITE.includes(name));
  return { old: shown.sort(), new: disk.readdirSync(work.next).sort() };
}

/**
 * Does what is left to do of a swap. The old names go first, all of them, then the new ones come: so the
 * names that are still hidden tell how far a run came that was killed in between.
 */
export function swapIn(swap: Swap, output: Output): void {
  const { disk } = output;
  const coming = comingOf(swap, output).filter(({ hidden }) => isThere(disk, hidden));
  // A complete swap must not begin anew: what is shown is the new tree by now.
  if (coming.length === 0) return;
  if (swap.old && !isThere(disk, output.work.old)) disk.mkdirSync(output.work.old);
  for (const { shown, hidden } of goingOf(swap, output)) {
    if (!isThere(disk, hidden) && isThere(disk, shown)) disk.renameSync(shown, hidden);
  }
  for (const { shown, hidden } of coming) disk.renameSync(hidden, shown);
}

/** Puts everything back: the old tree is shown again, the new one is hidden. */
export function swapBack(swap: Swap, output: Output): void {
  const { disk } = output;
  for (const { shown, hidden } of comingOf(swap, output).reverse()) {
    if (!isThere(disk, hidden) && isThere(disk, shown)) disk.renameSync(shown, hidden);
  }
  for (const { shown, hidden } of goingOf(swap, output).reverse()) {
    if (isThere(disk, hidden)) disk.renameSync(hidden, shown);
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
