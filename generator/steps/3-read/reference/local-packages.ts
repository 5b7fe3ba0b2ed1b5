import glob from 'fast-glob';
import { hashOf, type Snapshot } from '../../../cache';
import type { ReferenceCoverage } from '../../../contract/coverage';

/**
 * A hash of the sources of packages that are part of the repository. Installed packages are covered by the lock file.
 */
export function localPackagesHash(snapshot: Snapshot, { products, tables = [] }: ReferenceCoverage): string {
  const folders = [...products, ...tables]
    .flatMap(({ packages }) => packages)
    .flatMap(({ folder }) => (folder === undefined ? [] : [folder]));
  const files = folders.flatMap((folder) => sourcesBelow(snapshot.root, folder));
  return hashOf(...files.flatMap((file) => [file, snapshot.hashOf(file)]));
}

function sourcesBelow(root: string, folder: string): string[] {
  const files = glob.sync(`${folder}/**/*.{cts,mts,ts,tsx,cjs,mjs,js,jsx,json}`, {
    cwd: root,
    ignore: ['**/node_modules/**'],
    followSymbolicLinks: false,
  });
  return files.sort();
}
