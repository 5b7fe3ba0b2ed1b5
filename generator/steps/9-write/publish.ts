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
 * Puts a tree in the place of the published one and closes the output; gives what could not be removed
 * afterwards. Whatever fails before leaves the old site. A tree that is published already is left alone.
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

/** Nothing of this waits, so nothing else of this process happens in between. */
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

/** The journal stays when the old tree cannot be put back: then the next run finishes the swap. */
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
