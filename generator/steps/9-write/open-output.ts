import type { Problem } from '../../model';
import { outputBusy, outputTakenOver } from '../../problems/catalogue';
import { SiteError } from '../../problems/site-error';
import { closeOutput } from './close-output';
import { asDiskProblem, codeOf, type Disk } from './disk';
import { makeFolders, removeEmpty } from './folders';
import { type Lock, takeLock } from './lock/lock';
import type { Output } from './output/find-output';
import { recover } from './swap/recover';

/** An output folder that no other run touches until this one closes it. */
export interface OpenOutput extends Output {
  /** Throws when another run took the folder over. */
  mustBeHeld(): void;
  /** Leaves nothing beside the site; gives what could not be removed. */
  close(): Problem[];
}

/** Takes the lock of an output folder and mends what killed builds left. Throws a SiteError when another run has it. */
export function openOutput(output: Output): OpenOutput {
  const open = tryOpenOutput(output);
  if (!('heldBy' in open)) return open;
  throw new SiteError(outputBusy(output.out, { owner: open.heldBy, lock: output.work.lock }));
}

/** The same for who can do without: gives who has the lock when another run does. */
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

/** The folder of another run may vanish between the two steps: it has just ended. */
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
  // A build that is ended by Ctrl+C leaves nothing either.
  process.on('exit', close);
  const mustBeHeld = () => {
    if (!lock.isHeld()) throw new SiteError(outputTakenOver(output.out));
  };
  return { ...output, mustBeHeld, close };
}

/** What cannot be removed matters less than why the run ends. */
function leaveNothing(made: readonly string[], disk: Disk): void {
  try {
    removeEmpty(made, disk);
  } catch {
    // Said above.
  }
}
