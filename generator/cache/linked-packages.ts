import { type Dirent, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** File endings of modules of a package. */
const MODULE = /\.(?:[cm]?[jt]sx?|json|css)$/;

/**
 * Names and contents of the modules of linked packages (symbolic links in `node_modules`, as in a workspace): these change
 * without a new version. The package that contains `root` is the site itself and is left out.
 */
export function linkedPackages(packages: string, root: string): string[] {
  const own = realPath(root) ?? root;
  return namesIn(packages).flatMap((name) => {
    const folder = realPath(path.join(packages, name));
    const isInstalled = folder === undefined || folder.split(path.sep).includes('node_modules');
    if (isInstalled || isWithin(own, folder)) return [];
    return [name, ...modulesBelow(folder).map((file) => hashOf(file, readFileSync(path.join(folder, file))))];
  });
}

/** Names of links, scoped ones too. */
function namesIn(packages: string): string[] {
  return entriesOf(packages).flatMap((entry) => {
    if (entry.isSymbolicLink()) return [entry.name];
    if (!entry.isDirectory() || !entry.name.startsWith('@')) return [];
    const scoped = entriesOf(path.join(packages, entry.name));
    return scoped.filter((one) => one.isSymbolicLink()).map((one) => path.join(entry.name, one.name));
  });
}

/** Relative to the folder, without `node_modules` and hidden files. */
function modulesBelow(folder: string, below = ''): string[] {
  return entriesOf(path.join(folder, below)).flatMap((entry) => {
    const name = path.join(below, entry.name);
    if (entry.isDirectory())
      return entry.name === 'node_modules' || entry.name.startsWith('.') ? [] : modulesBelow(folder, name);
    return entry.isFile() && MODULE.test(entry.name) ? [name] : [];
  });
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** Undefined for a broken link. */
function realPath(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}

function isWithin(inner: string, outer: string): boolean {
  return !path.relative(outer, inner).startsWith('..');
}
