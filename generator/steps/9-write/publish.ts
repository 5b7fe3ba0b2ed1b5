import path from 'node:path';
import type { Problem } from '../../model';
import { leftBehind, swapInterrupted } from '../../problems/catalogue';
import { diskFaultOf } from '../../problems/disk-fault';
import { SiteError } from '../../problems/site-error';
import { asDiskProblem } from './disk';
import { isPublished } from './is-published';
import type { OpenOutput } from './open-output';
import type { Stage } from './stage';
import { removeJournal, writeJournal } from './swap/journal';
import { planSwap, type Swap, swapBack, swapIn } from './swap/swap';
import { syncFolder } from './sync';
import { writeTree } from './write-tree';

const UNCHANGED_NOTE = 'The published site is as it was.';

/**
 * Replaces the published tree and closes the output; returns problems of files that could not be removed afterwards. After an
 * error before the swap, the old site stays. An equal tree is not written again.
 */
export async function publish(stage: Stage, output: OpenOutput): Promise<Problem[]> {
  try {
    if (isPublished(stage, output)) return output.close();
    await writeTree(stage, output);
    output.mustBeHeld();
    swapTrees(output);
  } catch (error) {
    throw asDiskProblem(error, UNCHANGED_NOTE);
  }
  return [...withdrawJournal(output), ...output.close()];
}

/** Synchronous, so that no other code of this process runs in between. */
function swapTrees(output: OpenOutput): void {
  const swap = planSwap(output);
  try {
    writeJournal(swap, output);
    swapIn(swap, output);
    for (const folder of changedFolders(output)) syncFolder(folder, output.disk);
  } catch (error) {
    takeBack(swap, output);
    throw error;
  }
}

function changedFolders({ out, exchange, work }: OpenOutput): string[] {
  return exchange === 'folder' ? [work.folder, path.dirname(out)] : [work.old, out];
}

/** Restores the old tree. If that fails, the journal stays, and the next run completes the swap. */
function takeBack(swap: Swap, output: OpenOutput): void {
  try {
    swapBack(swap, output);
    removeJournal(output);
  } catch (error) {
    const fault = diskFaultOf(error);
    throw fault ? new SiteError(swapInterrupted(fault, output.work.folder), { cause: error }) : error;
  }
}

function withdrawJournal(output: OpenOutput): Problem[] {
  try {
    removeJournal(output);
    return [];
  } catch (error) {
    const fault = diskFaultOf(error);
    if (!fault) throw error;
    return [leftBehind(fault)];
  }
}
