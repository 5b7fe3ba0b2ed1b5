import path from 'node:path';
import { codeOf, type Disk, isThere } from './disk';

/**
 * Makes a folder and the missing ones around it, and adds them to `made`. One at a time: Node's own way never
 * ends below `/proc`, where a folder that was made is still not there.
 */
export function makeFolders(folder: string, disk: Disk, made: string[]): void {
  if (isThere(disk, folder)) return;
  makeFolders(path.dirname(folder), disk, made);
  try {
    disk.mkdirSync(folder);
    made.push(folder);
  } catch (error) {
    // Another run was faster.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Removes folders, the last one first; those that hold something by now stay. */
export function removeEmpty(folders: readonly string[], disk: Disk): void {
  for (const folder of folders.toReversed()) {
    try {
      disk.rmdirSync(folder);
    } catch (error) {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    }
  }
}
