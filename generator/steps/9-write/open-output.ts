import type { Problem } from '../../model';
import { outputBusy, outputTakenOver } from '../../problems/catalogue';
import { SiteError } from '../../problems/site-error';
import { closeOutput } from './close-output';
import { asDiskProblem, codeOf, type Disk } from './disk';
import { makeFolders, removeEmpty } from './folders';
import { type Lock, takeLock } from './lock/lock';
import type { Output } from './output/find-output';
import { recover } from './swap/recover';

/** An output folder that this run has locked. */
export interface OpenOutput extends Output {
  /** Throws when another run took the folder over. */
  mustBeHeld(): void;
  /** Removes temporary files and the lock; returns problems of files that could not be removed. */
  close(): Problem[];
}

/** Locks an output folder, and finishes or undoes what killed builds left. Throws a SiteError when another run holds the lock. */
export function openOutput(output: Output): OpenOutput {
  const open = tryOpenOutput(output);
  if (!('heldBy' in open)) return open;
  throw new SiteError(outputBusy(output.out, { owner: open.heldBy, lock: output.work.lock }));
}

/** The same, but returns the holder when another run holds the lock. */
export function tryOpenOutput(output: Output): OpenOutput | { heldBy: string } {
  const made: string[] = [];
  let lock: Lock | { heldBy: string } | undefined;
  try {
    lock = lockOf(output, made);
    return 'heldBy' in lock ? lock : recovered(opened(output, lock, made));
  } catch (error) {
    if (lock) throw asDiskProblem(error, 'The published site is as it was.');
    leaveNothing(made, output.disk);
    throw asDiskProblem(error, `So no site can be put at ${output.out}; nothing was touched.`);
  }
}

function recovered(open: OpenOutput): OpenOutput {
  try {
    recover(open);
    return open;
  } catch (error) {
    open.close();
    throw error;
  }
}

/** Takes the lock. Another run that ends may remove the folder between the two steps. */
function lockOf({ work, disk }: Output, made: string[]): Lock | { heldBy: string } {
  for (let tries = 0; ; tries += 1) {
    makeFolders(work.folder, disk, made);
    try {
      return takeLock(work.lock, disk);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || tries === 3) throw error;
    }
  }
}

function opened(output: Output, lock: Lock, made: string[]): OpenOutput {
  let isOpen = true;
  const close = () => {
    process.off('exit', close);
    if (!isOpen) return [];
    isOpen = false;
    return closeOutput(output, lock, made);
  };
  // Also after Ctrl+C.
  process.on('exit', close);
  const mustBeHeld = () => {
    if (!lock.isHeld()) throw new SiteError(outputTakenOver(output.out));
  };
  return { ...output, mustBeHeld, close };
}

/** Errors are ignored: the reason why the run ends is more important. */
function leaveNothing(made: readonly string[], disk: Disk): void {
  try {
    removeEmpty(made, disk);
  } catch {
    // Ignored, see above.
  }
}
