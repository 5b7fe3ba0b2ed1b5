import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import { linkedPackages } from './linked-packages';

/** What says which versions are installed; the first is written by npm into the installation itself. */
const LOCKS = [
  'node_modules/.package-lock.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

/** Whether a file of the root, when it changes, says that other packages are installed. */
export function saysWhatIsInstalled(file: string): boolean {
  return LOCKS.includes(file);
}

/** Where `patch-package` keeps what it changes in packages after they were installed: no lock file tells of it. */
const PATCHES = 'patches';

/**
 * A hash of all packages that a folder's modules can import: of their versions as the nearest lock file says them, or
 * as they say themselves where there is none, of what is patched in them, and of the modules of those that are only linked.
 */
export function installedHash(root: string): string {
  const folders = withParents(root);
  const lock = folders.flatMap((folder) => LOCKS.map((name) => read(path.join(folder, name)))).find(Boolean);
  const packages = folders.map((folder) => path.join(folder, 'node_modules'));
  const versions = lock ? [lock] : packages.flatMap(ownVersions);
  const patches = folders.flatMap((folder) => patchesIn(path.join(folder, PATCHES)));
  return hashOf(...versions, ...patches, ...packages.flatMap((folder) => linkedPackages(folder, root)));
}

/** Names and contents of a folder's patches, sorted. */
function patchesIn(folder: string): (string | Buffer)[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.patch'))
    .flatMap((name) => [name, read(path.join(folder, name)) ?? '']);
}

/** What the packages of a folder say of themselves. */
function ownVersions(packages: string): Buffer[] {
  return namesIn(packages)
    .flatMap((name) => (name.startsWith('@') ? namesIn(packages, name) : [name]))
    .flatMap((name) => read(path.join(packages, name, 'package.json')) ?? []);
}

function namesIn(packages: string, scope = ''): string[] {
  try {
    return readdirSync(path.join(packages, scope))
      .sort()
      .map((name) => path.join(scope, name));
  } catch {
    return [];
  }
}

/** A folder, and all that hold it. */
function withParents(folder: string): string[] {
  const above = path.dirname(folder);
  return above === folder ? [folder] : [folder, ...withParents(above)];
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
