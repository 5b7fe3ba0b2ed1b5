import path from 'node:path';
import type { Disk } from '../disk';

/** The limit of nested links, as on Linux. */
const MOST_LINKS = 40;

/**
 * Resolves symbolic links of a path, which need not exist yet. A site replaces the target of a link, so that the link stays.
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
