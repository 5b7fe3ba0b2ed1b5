import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';
import { linkedPackages } from './linked-packages';

/** Lock files, which list the installed versions. npm writes the first one into `node_modules`. */
export const LOCK_FILES = [
  'node_modules/.package-lock.json',
  'package-lock.json',
  'pnpm-lock.yaml',
  'yarn.lock',
  'bun.lock',
  'bun.lockb',
];

/** Whether a change of this file of the root means that other packages are installed. */
export function affectsInstalledPackages(file: string): boolean {
  return LOCK_FILES.includes(file);
}

/** The folder of `patch-package`: its patches change installed packages, and no lock file lists them. */
const PATCHES = 'patches';

/**
 * A hash of all packages that the modules of a folder can import. It covers the nearest lock file, or the `package.json` of
 * every package where there is none; the patches; and the modules of linked packages.
 */
export function installedHash(root: string): string {
  const folders = withParents(root);
  const lock = folders
    .flatMap((folder) => LOCK_FILES.map((name) => read(path.join(folder, name))))
    .find(Boolean);
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

/** The `package.json` of each package in a folder. */
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

/** A folder and all its parents. */
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
