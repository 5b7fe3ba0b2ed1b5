import path from 'node:path';
import type { Snapshot } from '../../../cache';

/** The relative specifier after `from`, `import` and `require`. */
const RELATIVE = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]*)\1/g;

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.json', '/index.ts', '/index.tsx', '/index.js'];

/**
 * A demo and all files that it imports by path, directly or indirectly, sorted: everything that its types
 * depend on, except packages. Type imports count. A false match only causes an unnecessary check.
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

/** Keyed by the bytes of a file, which are the same object until the file is read again. */
const known = new WeakMap<Buffer, string[]>();

/** The specifiers of the relative imports of a file. */
function pathsIn(file: string, snapshot: Snapshot): string[] {
  if (!snapshot.has(file)) return [];
  const bytes = snapshot.read(file);
  const paths =
    known.get(bytes) ?? [...snapshot.text(file).matchAll(RELATIVE)].map(([, , said = '']) => said);
  known.set(bytes, paths);
  return paths;
}
