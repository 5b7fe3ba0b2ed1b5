import { existsSync } from 'node:fs';
import path from 'node:path';
import glob from 'fast-glob';
import type { Snapshot } from '../../cache';
import { isFolder } from './is-folder';

/**
 * Files and folders whose names are not valid UTF-8, relative to the root. Node returns such a name with U+FFFD in place of
 * invalid bytes, and cannot open it by that name.
 */
export async function invalidNames(snapshot: Snapshot, folders: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    folders.map((folder) => snapshot.list(folder, 'no UTF-8', () => namesBelow(snapshot.root, folder))),
  );
  return found.flat().sort();
}

async function namesBelow(root: string, folder: string): Promise<string[]> {
  const cwd = path.join(root, folder);
  if (!isFolder(cwd)) return [];
  const ignore = ['**/node_modules/**'];
  const names = await glob('**/*\uFFFD*', { cwd, followSymbolicLinks: false, onlyFiles: false, ignore });
  return names.filter((name) => !existsSync(path.join(cwd, name))).map((name) => `${folder}/${name}`);
}
