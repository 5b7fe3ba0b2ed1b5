import { addPathToErrors } from '../../../cache';
import { codeOf, remove } from '../disk';
import type { Output } from '../output/find-output';
import { syncFolder } from '../sync';
import type { Swap } from './swap';

/** The journal of versions that kept their trees in `dist.next` and `dist.old`. */
const FOLDERS = 'next is complete\n';

/** Records that `next` is complete, and the names to swap. From here on the next run can finish the swap. */
export function writeJournal(swap: Swap, { work, disk }: Output): void {
  const text = swap.old ? `${JSON.stringify(swap)}\n` : FOLDERS;
  addPathToErrors(work.journal, () => {
    const descriptor = disk.openSync(work.journal, 'w');
    try {
      disk.writeFileSync(descriptor, text);
      disk.fsyncSync(descriptor);
    } finally {
      disk.closeSync(descriptor);
    }
  });
  syncFolder(work.folder, disk);
}

/** The recorded swap; undefined without a journal, or when it was not written completely. */
export function readJournal({ work, disk }: Output): Swap | undefined {
  try {
    return parseSwap(disk.readFileSync(work.journal, 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes the journal and syncs that to the disk: only then may `next` be removed. */
export function removeJournal({ work, disk }: Output): void {
  remove(disk, work.journal);
  syncFolder(work.folder, disk);
}

function parseSwap(text: string): Swap | undefined {
  if (text === FOLDERS) return {};
  try {
    const swap: unknown = JSON.parse(text);
    return isSwap(swap) ? swap : undefined;
  } catch {
    return undefined;
  }
}

function isSwap(value: unknown): value is Required<Swap> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'old' in value &&
    'new' in value &&
    [value.old, value.new].every(isNameList)
  );
}

function isNameList(value: unknown): value is string[] {
  return (
    Array.isArray(value) && value.every((name) => typeof name === 'string' && !/^\.{0,2}$|[\\/]/.test(name))
  );
}
