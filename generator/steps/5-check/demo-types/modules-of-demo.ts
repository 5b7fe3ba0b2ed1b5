import path from 'node:path';
import type { Snapshot } from '../../../cache';

/** What follows `from`, `import` and `require`, where it is a path and not a package. */
const RELATIVE = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]*)\1/g;

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.json', '/index.ts', '/index.tsx', '/index.js'];

/**
 * A demo and every file that it imports by a path, near or far, sorted: all that its types depend on beside
 * packages. Imports of types count, too. What looks like an import and is none costs a second look, no more.
 */
export function modulesOfDemo(file: string, files: ReadonlySet<string>, snapshot: Snapshot): string[] {
  const found = new Set<string>();
  const visit = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    for (const specifier of pathsIn(at, snapshot)) {
      const base = path.posix.join(path.posix.dirname(at), specifier);
      const spellings = [base, base.replace(/\.jsx?$/, '')].flatMap((name) =>
        ENDINGS.map((end) => name + end),
      );
      for (const name of spellings) if (files.has(name)) visit(name);
    }
  };
  visit(file);
  return [...found].sort();
}

/** By the bytes of a file, which stay the same object for as long as it is not read again. */
const known = new WeakMap<Buffer, string[]>();

/** The paths that a file imports, as it says them. */
function pathsIn(file: string, snapshot: Snapshot): string[] {
  if (!snapshot.has(file)) return [];
  const bytes = snapshot.read(file);
  const paths =
    known.get(bytes) ?? [...snapshot.text(file).matchAll(RELATIVE)].map(([, , said = '']) => said);
  known.set(bytes, paths);
  return paths;
}
