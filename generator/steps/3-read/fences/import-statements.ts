import type { ParseResult, types } from '@babel/core';

/**
 * The package imports of a module, by local name: `import { A as B } from 'p'` belongs to B. Types are
 * imported like values, because a copy of the statement may use both.
 */
export function importStatements({ program }: ParseResult): Record<string, string> {
  const found: Record<string, string> = {};
  for (const statement of program.body) {
    if (statement.type !== 'ImportDeclaration' || /^[./]/.test(statement.source.value)) continue;
    for (const specifier of statement.specifiers) {
      const { name } = specifier.local;
      found[name] = `import ${clauseOf(specifier)} from '${statement.source.value}';`;
    }
  }
  return found;
}

function clauseOf(specifier: types.ImportDeclaration['specifiers'][number]): string {
  const { name } = specifier.local;
  if (specifier.type === 'ImportDefaultSpecifier') return name;
  if (specifier.type === 'ImportNamespaceSpecifier') return `* as ${name}`;
  const { imported } = specifier;
  const exported = imported.type === 'Identifier' ? imported.name : `'${imported.value}'`;
  return exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
}
