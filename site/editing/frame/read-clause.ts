import { WHOLE_MODULE } from '../../../generator/published/package-table';

/** The exported names between `import` and its specifier; empty for a side-effect import. */
export function readClause(clause: string): string[] {
  const list = /\{([^}]*)\}/.exec(clause)?.[1] ?? '';
  const outside = clause.replace(/\{[^}]*\}/, '').replace(/\bfrom\s*$/, '');
  const names = list
    .split(',')
    .map((one) => one.trim().split(/\s+as\s+/)[0] ?? '')
    .filter(Boolean);
  if (outside.includes('*')) names.push(WHOLE_MODULE);
  if (/^\s*[\w$]/.test(outside)) names.push('default');
  return names;
}
