import { type Dirent, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from './hash';

/** What a module of a package can consist of. */
const MODULE = /\.(?:[cm]?[jt]sx?|json|css)$/;

/**
 * What the packages consist of that a folder of packages only links to, as those of a workspace: they change while their version
 * stays. Empty where there are none. One that holds `root` is left out: it is the site's own.
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

/** Relative to the folder. What a package has installed for itself, and what is hidden, is none of its modules. */
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

/** A link may lead nowhere. */
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
