import { constants } from 'node:fs';
import path from 'node:path';
import { codeOf, type Disk, pathExists } from '../disk';

/** Whether the output folder is exchanged as a whole, or entry by entry. */
export type Exchange = 'folder' | 'entries';

/** Mount points, and folders whose parent is not writable, cannot be renamed: their entries are exchanged instead. */
export function exchangeFor(out: string, disk: Disk): Exchange {
  if (!pathExists(disk, out)) return 'folder';
  return isMountPoint(out, disk) || !isWritable(path.dirname(out), disk) ? 'entries' : 'folder';
}

/** Also reads the mount table of Linux: a bind mount of the same file system has the same device. */
function isMountPoint(out: string, disk: Disk): boolean {
  return disk.statSync(out).dev !== disk.statSync(path.dirname(out)).dev || mountPoints(disk).includes(out);
}

/** The fifth field of each line, in which a space is written `\040`. */
function mountPoints(disk: Disk): string[] {
  try {
    const lines = disk.readFileSync('/proc/self/mountinfo', 'utf8').split('\n');
    return lines.map((line) => (line.split(' ')[4] ?? '').replace(/\\([0-7]{3})/g, fromOctal));
  } catch {
    return [];
  }
}

function fromOctal(_: string, digits: string): string {
  return String.fromCharCode(Number.parseInt(digits, 8));
}

function isWritable(folder: string, disk: Disk): boolean {
  try {
    disk.accessSync(folder, constants.W_OK);
    return true;
  } catch (error) {
    if (['EACCES', 'EROFS', 'EPERM'].includes(codeOf(error) ?? '')) return false;
    throw error;
  }
}
