import path from 'node:path';
import type { Disk } from '../disk';

/** As many links in a row as Linux follows. */
const MOST_LINKS = 40;

/**
 * Where a path really leads, whether or not something is there yet. A site is put in the place of what a
 * link leads to, so that the link stays.
 */
export function realPath(name: string, disk: Disk, links = MOST_LINKS): string {
  const stats = disk.lstatSync(name, { throwIfNoEntry: false });
  if (stats === undefined) {
    return path.join(realPath(path.dirname(name), disk, links), path.basename(name));
  }
  if (!stats.isSymbolicLink()) return disk.realpathSync(name);
  if (links === 0) throw tooManyLinks(name);
  const folder = disk.realpathSync(path.dirname(name));
  return realPath(path.resolve(folder, disk.readlinkSync(name)), disk, links - 1);
}

function tooManyLinks(name: string): Error {
  const error = new Error('ELOOP: too many symbolic links encountered, readlink');
  return Object.assign(error, { code: 'ELOOP', syscall: 'readlink', path: name });
}
