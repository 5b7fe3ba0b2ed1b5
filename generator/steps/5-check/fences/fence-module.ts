import type { Fence } from '../../../model';
import { libraryNames } from './library-names';

/** Import statements by name; of several, the first is used. */
export type Statements = readonly Readonly<Record<string, string>>[];

/**
 * A fence as a module: a generated first line imports the names that the page or the site imports, and
 * declares the others as `any`, because an excerpt does not show where they come from.
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

/** For each name, the most frequent import statement of the site. */
export function commonStatements(all: readonly Readonly<Record<string, string>>[]): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const statements of all) {
    for (const [name, statement] of Object.entries(statements)) {
      const known = counts.get(name) ?? new Map<string, number>();
      counts.set(name, known.set(statement, (known.get(statement) ?? 0) + 1));
    }
  }
  return Object.fromEntries([...counts].map(([name, known]) => [name, mostFrequent(known)]));
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  const [first] = [...counts].sort(([a, many], [b, few]) => few - many || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
