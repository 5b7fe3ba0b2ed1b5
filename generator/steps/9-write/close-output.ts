import type { Problem } from '../../model';
import { leftBehind } from '../../problems/catalogue';
import { diskFaultOf } from '../../problems/disk-fault';
import { type Disk, pathExists, remove } from './disk';
import { removeEmpty } from './folders';
import type { Lock } from './lock/lock';
import type { Output } from './output/find-output';

/** Removes all temporary files that the next run does not need; returns problems of those that could not be removed. */
export function closeOutput(output: Output, lock: Lock, made: readonly string[]): Problem[] {
  const { work, disk } = output;
  const trees = () => removeTrees(output, lock, disk);
  const folders = () => removeEmpty([...made, work.folder], disk);
  // Each step runs even if another one fails.
  return [trees, lock.release, folders].flatMap(problemIn);
}

/**
 * A swap that could neither be finished nor undone is for the next run, and so is an old tree that nothing
 * stands in the place of. Where another run took the lock over, all of this is its own.
 */
function removeTrees({ out, work }: Output, lock: Lock, disk: Disk): void {
  if (!lock.isHeld() || pathExists(disk, work.journal)) return;
  remove(disk, work.next);
  if (pathExists(disk, out)) remove(disk, work.old);
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
