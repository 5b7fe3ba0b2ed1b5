import path from 'node:path';
import type { Snapshot } from '../../../cache';
import { moduleFiles } from '../../../model/module-files';

/** The relative specifier after `from`, `import` and `require`. */
const RELATIVE = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(['"`])(\.{1,2}\/[^'"`\n]*)\1/g;

/** What only the type checker reads: beside a module, or instead of one. */
const DECLARATIONS = ['.d.ts', '/index.d.ts'];

/**
 * A demo and all files that it imports by path, directly or indirectly, sorted: everything that its types
 * depend on, except packages. Type imports count. A false match only causes an unnecessary check.
 */
export function modulesOfDemo(file: string, files: ReadonlySet<string>, snapshot: Snapshot): string[] {
  const found = new Set<string>();
  const visit = (at: string): void => {
    if (found.has(at)) return;
    found.add(at);
    for (const name of filesNamed(pathsOf(at, snapshot), at, files)) visit(name);
  };
  visit(file);
  return [...found].sort();
}

/** The same for code that is compiled as a file beside others, and is not on the disk: all files that it imports. */
export function modulesOfExcerpt(
  { file, module }: { file: string; module: string },
  files: ReadonlySet<string>,
  snapshot: Snapshot,
): string[] {
  const imported = filesNamed(pathsIn(module), file, files);
  return [...new Set(imported.flatMap((one) => modulesOfDemo(one, files, snapshot)))].sort();
}

/** The files that specifiers may mean. */
function filesNamed(specifiers: readonly string[], from: string, files: ReadonlySet<string>): string[] {
  const named = specifiers.flatMap((specifier) => {
    const base = path.posix.join(path.posix.dirname(from), specifier);
    const declared = DECLARATIONS.map((ending) => base.replace(/\.jsx?$/, '') + ending);
    return [base, ...moduleFiles(base), ...declared];
  });
  return named.filter((name) => files.has(name));
}

/** Keyed by the bytes of a file, which are the same object until the file is read again. */
const known = new WeakMap<Buffer, string[]>();

/** The specifiers of the relative imports of a file. */
function pathsOf(file: string, snapshot: Snapshot): string[] {
  if (!snapshot.has(file)) return [];
  const bytes = snapshot.read(file);
  const paths = known.get(bytes) ?? pathsIn(snapshot.text(file));
  known.set(bytes, paths);
  return paths;
}

function pathsIn(code: string): string[] {
  return [...code.matchAll(RELATIVE)].map(([, , said = '']) => said);
}
