/** One imported name: `default` for a default import, `*` for the whole module. */
export interface ImportedName {
  imported: string;
  local: string;
}

/** The name that stands for the whole module. */
export const NAMESPACE = '*';

/**
 * Parses the clause between `import` (or `export`) and `from`: `A`, `* as A`, `{ a as b, "c-d" as e }` and combinations of
 * them. The code is esbuild's output, so it has no comments.
 */
export function readImportClause(clause: string): ImportedName[] {
  const [outside = '', braces] = clause.split(/[{}]/);
  return [...outside.split(',').flatMap(outsideBraces), ...(braces ?? '').split(',').flatMap(insideBraces)];
}

function outsideBraces(part: string): ImportedName[] {
  const [, star, name] = /^\s*(?:(\*)\s*as\s+)?([^\s*]+)\s*$/.exec(part) ?? [];
  return name === undefined ? [] : [{ imported: star ? NAMESPACE : 'default', local: name }];
}

function insideBraces(part: string): ImportedName[] {
  const [, imported, local] = /^\s*(\S+)(?:\s+as\s+(\S+))?\s*$/.exec(part) ?? [];
  return imported === undefined ? [] : [{ imported: unquoted(imported), local: local ?? imported }];
}

function unquoted(name: string): string {
  return name.startsWith('"') ? JSON.parse(name) : name;
}
