import path from 'node:path';
import { codeOf, type Disk, pathExists } from './disk';

/**
 * Creates a folder and its missing parents, and adds them to `made`. One at a time: `mkdirSync` with `recursive` never returns
 * below `/proc`, where a created folder still does not exist.
 */
export function makeFolders(folder: string, disk: Disk, made: string[]): void {
  if (pathExists(disk, folder)) return;
  makeFolders(path.dirname(folder), disk, made);
  try {
    disk.mkdirSync(folder);
    made.push(folder);
  } catch (error) {
    // Another run has created it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Removes folders, the last one first; folders that are not empty stay. */
export function removeEmpty(folders: readonly string[], disk: Disk): void {
  for (const folder of folders.toReversed()) {
    try {
      disk.rmdirSync(folder);
    } catch (error) {
      if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
    }
  }
}
