import type { Problem } from '../../model';
import { leftBehind } from '../../problems/catalogue';
import { diskFaultOf } from '../../problems/disk-fault';
import { type Disk, isThere, remove } from './disk';
import { removeEmpty } from './folders';
import type { Lock } from './lock/lock';
import type { Output } from './output/find-output';

/** Leaves nothing beside a site but what the next run needs; gives what could not be removed. */
export function closeOutput(output: Output, lock: Lock, made: readonly string[]): Problem[] {
  const { work, disk } = output;
  const trees = () => removeTrees(output, lock, disk);
  const folders = () => removeEmpty([...made, work.folder], disk);
  // Whatever cannot be removed, the rest is.
  return [trees, lock.release, folders].flatMap(problemIn);
}

/**
 * A swap that could neither be finished nor undone is for the next run, and so is an old tree that nothing
 * stands in the place of. Where another run took the lock over, all of this is its own.
 */
function removeTrees({ out, work }: Output, lock: Lock, disk: Disk): void {
  if (!lock.isHeld() || isThere(disk, work.journal)) return;
  remove(disk, work.next);
  if (isThere(disk, out)) remove(disk, work.old);
}

function problemIn(act: () => void): Problem[] {
  try {
    act();
    return [];
  } catch (error) {
    const fault = diskFaultOf(error);
    if (!fault) throw error;
    return [leftBehind(fault)];
  }
}
