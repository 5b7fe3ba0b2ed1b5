import type { LoadedDemo } from './load-demo';

/** `import { A, B as C } from 'package'`: the names in braces, of package imports. */
const NAMED = /\bimport\s+(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*['"][^.'"]/g;

/** Names that demos import from packages, each once, without types. */
export function importedNames(demos: readonly LoadedDemo[]): string[] {
  const codes = demos.flatMap(({ variants }) => (variants[0]?.files ?? []).map(({ code }) => code));
  return [...new Set(codes.flatMap(namesImported))].sort();
}

/** The names that one file imports. */
function namesImported(code: string): string[] {
  return [...code.matchAll(NAMED)].flatMap(([, list = '']) =>
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '))
      .map((name) => name.replace(/\s+as\s+.*$/s, '')),
  );
}
