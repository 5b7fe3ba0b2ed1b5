import path from 'node:path';
import { type Disk, pathExists, realDisk } from './disk';
import { NOT_OF_THE_SITE } from './output/work-paths';

/** Every file of a published tree, relative to it, sorted; empty when nothing is published. */
export function publishedFiles(out: string, disk: Disk = realDisk): string[] {
  if (!pathExists(disk, out)) return [];
  return disk
    .readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(out, path.join(entry.parentPath, entry.name)))
    .filter((file) => !NOT_OF_THE_SITE.includes(file.split(path.sep)[0] ?? ''))
    .sort();
}
