import type { Fence } from '../../../model';
import { libraryNames } from './library-names';

/** How names are imported, by name: the first that knows one is right. */
export type Statements = readonly Readonly<Record<string, string>>[];

/**
 * A fence as a module of its own: one line before its code imports what the page and the site import under its
 * names, and declares the others as anything. An excerpt says nothing of these.
 */
export function fenceModule({ code, uses }: Fence, statements: Statements): string {
  const library = libraryNames();
  const unknown = (names: readonly string[]): string[] => names.filter((name) => !library.has(name));
  const [values, types] = [unknown(uses.values), unknown(uses.types)];
  const lines = [...new Set([...values, ...types])].sort().flatMap((name) => {
    const statement = statements.find((known) => Object.hasOwn(known, name))?.[name];
    if (statement !== undefined) return [statement];
    return [
      ...(values.includes(name) ? [`declare const ${name}: any;`] : []),
      ...(types.includes(name) ? [`type ${name}<A = any, B = any, C = any> = any;`] : []),
    ];
  });
  return `${lines.join(' ')} export {};\n${code}`;
}

/** The imports of a whole site: of each name the one that most of it writes. */
export function usualStatements(all: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const statements of all) {
    for (const [name, statement] of Object.entries(statements)) {
      const known = counts.get(name) ?? new Map<string, number>();
      counts.set(name, known.set(statement, (known.get(statement) ?? 0) + 1));
    }
  }
  return Object.fromEntries([...counts].map(([name, known]) => [name, mostUsual(known)]));
}

function mostUsual(counts: ReadonlyMap<string, number>): string {
  const [first] = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
