import type { ParseResult } from '@babel/core';

/** Whether a module has a default export: the component of a demo. */
export function hasDefaultExport({ program }: ParseResult): boolean {
  return program.body.some(
    (statement) =>
      statement.type === 'ExportDefaultDeclaration' ||
      (statement.type === 'ExportNamedDeclaration' &&
        statement.specifiers.some(({ exported }) => 'name' in exported && exported.name === 'default')),
  );
}
