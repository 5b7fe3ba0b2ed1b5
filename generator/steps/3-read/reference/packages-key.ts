import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../../cache/hash';
import type { ReferenceCoverage } from '../../../contract/coverage';

/**
 * A hash of all declarations that a coverage can reach: versions and integrity of what is installed, and
 * the files of packages that are part of the repository.
 */
export function packagesKey(root: string, { products }: ReferenceCoverage): string {
  const folders = products
    .flatMap(({ packages }) => packages)
    .flatMap(({ folder }) => (folder === undefined ? [] : [folder]));
  return hashOf(installed(root), ...folders.flatMap((folder) => filesBelow(path.join(root, folder))));
}

/** The lock file of what is really installed, at the root or above it. */
function installed(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'node_modules', '.package-lock.json'), 'utf8');
  } catch {
    const above = path.dirname(folder);
    return above === folder ? '' : installed(above);
  }
}

/** Names and contents of a package's sources. */
function filesBelow(folder: string): string[] {
  return entriesOf(folder).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(file);
    return /\.([cm]?[jt]sx?|json)$/.test(entry.name) ? [entry.name, readFileSync(file, 'utf8')] : [];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}
