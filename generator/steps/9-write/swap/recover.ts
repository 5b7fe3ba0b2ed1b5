import { pathExists, remove } from '../disk';
import type { Output } from '../output/find-output';
import { type WorkPaths, workBeside, workWithin } from '../output/work-paths';
import { readJournal, removeJournal } from './journal';
import { swapIn } from './swap';

/**
 * Finishes or undoes swaps of killed builds: afterwards `out` is the old site or the new one. A folder may have become a mount
 * point in the meantime, or the reverse, so both work folders are checked.
 */
export function recover(output: Output): void {
  const { out } = output;
  recoverFrom({ ...output, exchange: 'folder', work: workBeside(out) });
  recoverFrom({ ...output, exchange: 'entries', work: workWithin(out) });
  const before = {
    ...output,
    exchange: 'folder' as const,
    work: { ...workBeside(out), ...earlierNames(out) },
  };
  // Other programs may use these names; only a complete journal proves that a build created them.
  if (readJournal(before)) recoverFrom(before);
}

/** Whether something was left for `recover` to do. */
export function needsRecovery({ out, disk }: Output): boolean {
  const left = [workBeside(out).folder, workWithin(out).folder, earlierNames(out).journal];
  return left.some((name) => pathExists(disk, name));
}

function recoverFrom(output: Output): void {
  const { out, work, disk } = output;
  const { next, old, journal } = work;
  if (![next, old, journal].some((name) => pathExists(disk, name))) return;
  const swap = readJournal(output);
  if (swap) swapIn(swap, output);
  else if (!pathExists(disk, out) && pathExists(disk, old)) disk.renameSync(old, out);
  removeJournal(output);
  for (const left of [next, old]) remove(disk, left);
}

/** Where earlier versions of this program kept their trees. */
function earlierNames(out: string): Pick<WorkPaths, 'next' | 'old' | 'journal'> {
  return { next: `${out}.next`, old: `${out}.old`, journal: `${out}.journal` };
}
