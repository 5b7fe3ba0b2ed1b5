import { statSync } from 'node:fs';
import path from 'node:path';

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
 * The file a relative import leads to, relative to the root; undefined when there is none or it lies
 * outside the root. A `.js` that does not exist may mean the `.ts` it is compiled from.
 */
export function resolveFile(root: string, importer: string, specifier: string): string | undefined {
  const named = path.posix.join(path.posix.dirname(importer), specifier);
  if (named.startsWith('../') || path.posix.isAbsolute(specifier)) return undefined;
  const source = named.replace(/\.js(x?)$/, '.ts$1');
  return [named, ...(source === named ? [] : [source])]
    .flatMap((base) => ENDINGS.map((ending) => base + ending))
    .find((file) => isFile(path.join(root, file)));
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
