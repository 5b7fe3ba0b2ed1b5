import type { ParseResult } from '@babel/core';

const TYPES = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration']);

/** Removes each comment directly above a type: without the type, it would describe what follows. The tree is modified. */
export function removeCommentsOfTypes({ program: { body } }: ParseResult): void {
  body.forEach((statement, at) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    const above = statement.leadingComments?.at(-1);
    if (!declared || !TYPES.has(declared.type) || !above) return;
    if (above.loc?.end.line !== (statement.loc?.start.line ?? 0) - 1) return;
    for (const owner of [statement, body[at - 1]]) {
      if (owner?.leadingComments)
        owner.leadingComments = owner.leadingComments.filter((one) => one !== above);
      if (owner?.trailingComments)
        owner.trailingComments = owner.trailingComments.filter((one) => one !== above);
    }
  });
}
