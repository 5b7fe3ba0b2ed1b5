import path from 'node:path';
import type { Disk } from '../disk';

/**
 * Whether `inner` is `outer` or lies below it. Also compares inodes: on a disk that ignores case, or with a second mount, one
 * folder has several names.
 */
export function isWithin(inner: string, outer: string, disk: Disk): boolean {
  const wanted = identityOf(outer, disk);
  return [...upwards(inner)].some(
    (folder) => folder === outer || (wanted !== undefined && identityOf(folder, disk) === wanted),
  );
}

/** A path, its folder, the folder of that one … up to the root of the disk. */
export function* upwards(name: string): Generator<string> {
  yield name;
  const above = path.dirname(name);
  if (above !== name) yield* upwards(above);
}

/** Device and inode; undefined on file systems without inodes. */
function identityOf(folder: string, disk: Disk): string | undefined {
  const stats = disk.statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && stats.ino !== 0n ? `${stats.dev}:${stats.ino}` : undefined;
}
