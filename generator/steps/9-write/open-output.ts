import path from 'node:path';
import type { Problem } from '../../model';
import { leftBehind, outputBusy, outputTakenOver } from '../../problems/catalogue';
import { diskFaultOf } from '../../problems/disk-fault';
import { SiteError } from '../../problems/site-error';
import { asDiskProblem, codeOf, type Disk, isThere, remove } from './disk';
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

/**
 * Makes a folder and the missing ones around it, and tells which. One at a time: Node's own way never ends
 * below `/proc`, where a folder that was made is still not there.
 */
function makeFolders(folder: string, disk: Disk, made: string[]): void {
  if (isThere(disk, folder)) return;
  makeFolders(path.dirname(folder), disk, made);
  try {
    disk.mkdirSync(folder);
    made.push(folder);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
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

/** Whatever cannot be removed, the rest is; the lock goes last. */
function closeOutput({ work, disk }: Output, lock: Lock, made: string[]): Problem[] {
  const faults: Problem[] = [];
  const attempt = (act: () => void) => {
    try {
      act();
    } catch (error) {
      const fault = diskFaultOf(error);
      if (!fault) throw error;
      faults.push(leftBehind(fault));
    }
  };
  attempt(() => {
    // A swap that could neither be finished nor undone is for the next run: its journal says what is complete.
    if (!lock.isHeld() || isThere(disk, work.journal)) return;
    for (const left of [work.next, work.old]) attempt(() => remove(disk, left));
  });
  attempt(() => lock.release());
  attempt(() => removeEmpty([...made, work.folder], disk));
  return faults;
}

/** What cannot be removed matters less than why the run ends. */
function leaveNothing(made: readonly string[], disk: Disk): void {
  try {
    removeEmpty(made, disk);
  } catch {
    // Said above.
  }
}

/** Folders that others use by now stay. */
function removeEmpty(folders: readonly string[], disk: Disk): void {
  for (const folder of folders.toReversed()) {
    try {
      disk.rmdirSync(folder);
    } catch (error) {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    }
  }
}
