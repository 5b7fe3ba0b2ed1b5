import path from 'node:path';
import glob from 'fast-glob';
import type { Snapshot } from '../../cache';
import { isFolder } from './is-folder';

/** Files below a folder, relative to the root, sorted; none if there is no folder. Symbolic links are not followed, so nothing outside is read. */
export function listFiles(snapshot: Snapshot, folder: string, pattern = '**/*'): Promise<string[]> {
  return snapshot.list(folder, pattern, () => filesBelow(snapshot.root, folder, pattern));
}

async function filesBelow(root: string, folder: string, pattern: string): Promise<string[]> {
  const cwd = path.join(root, folder);
  if (!isFolder(cwd)) return [];
  const files = await glob(pattern, {
    cwd,
    followSymbolicLinks: false,
    onlyFiles: true,
    dot: false,
    ignore: ['**/node_modules/**', 'tsconfig.json'],
  });
  return files.sort(byCodeUnits).map((file) => `${folder}/${file}`);
}

/** The same order on every machine, whatever its locale. */
function byCodeUnits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
