import path from 'node:path';
import type { Snapshot } from '../../../cache';
import { moduleFiles } from '../../../model/module-files';

/** What modules of the site may leave out as well, although TypeScript does not resolve it. */
const DATA = ['.css', '.json'];

/** Whether an import names a package's module and not a file of the site. */
export function isBare(specifier: string): boolean {
  return !/^\.{0,2}(\/|$)/.test(specifier) && !/^[a-z]+:/.test(specifier);
}

/** Resolves a relative import to a file, relative to the root; undefined when there is none or it lies outside the root. */
export function resolveFile(snapshot: Snapshot, importer: string, specifier: string): string | undefined {
  const named = path.posix.join(path.posix.dirname(importer), specifier);
  if (named.startsWith('../') || path.posix.isAbsolute(specifier)) return undefined;
  return [named, ...moduleFiles(named), ...DATA.map((ending) => named + ending)].find((file) =>
    fileExists(snapshot, file),
  );
}

/** Looks in the cached lists of folders: a disk access for each candidate would be slower. */
function fileExists(snapshot: Snapshot, file: string): boolean {
  return snapshot.names(path.posix.dirname(file)).includes(path.posix.basename(file)) && snapshot.has(file);
}
