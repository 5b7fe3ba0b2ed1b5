import type { ParseResult } from '@babel/core';

/** Does a module export something by default: the component of a demo? */
export function hasDefaultExport({ program }: ParseResult): boolean {
  return program.body.some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default')),
  );
}
