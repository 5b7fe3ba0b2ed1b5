import path from 'node:path';
import type { Snapshot } from '../../../cache';

const ENDINGS = [
  '',
  '.tsx',
  '.ts',
  '.jsx',
  '.js',
  '.css',
  '.json',
  '/index.tsx',
  '/index.ts',
  '/index.jsx',
  '/index.js',
];

/** Whether an import names a package's module and not a file of the site. */
export function isBare(specifier: string): boolean {
  return !/^\.{0,2}(\/|$)/.test(specifier) && !/^[a-z]+:/.test(specifier);
}

/**
 * Resolves a relative import to a file, relative to the root; undefined when there is none or it lies outside the root. A
 * `.js` that does not exist may be the `.ts` from which it is compiled.
 */
export function resolveFile(snapshot: Snapshot, importer: string, specifier: string): string | undefined {
  const named = path.posix.join(path.posix.dirname(importer), specifier);
  if (named.startsWith('../') || path.posix.isAbsolute(specifier)) return undefined;
  const source = named.replace(/\.js(x?)$/, '.ts$1');
  return [named, ...(source === named ? [] : [source])]
    .flatMap((base) => ENDINGS.map((ending) => base + ending))
    .find((file) => fileExists(snapshot, file));
}

/** Looks in the cached lists of folders: a disk access for each candidate would be slower. */
function fileExists(snapshot: Snapshot, file: string): boolean {
  return snapshot.names(path.posix.dirname(file)).includes(path.posix.basename(file)) && snapshot.has(file);
}
