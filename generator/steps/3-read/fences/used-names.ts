import type { ParseResult, types } from '@babel/core';
import type { Fence } from '../../../model';

/** Names that code uses but does not declare: an excerpt relies on imports that it does not show. */
export async function usedNames(ast: ParseResult): Promise<Fence['uses']> {
  const babel = await import('@babel/core');
  const found = { values: new Set<string>(), types: new Set<string>(), declared: new Set<string>() };
  babel.traverse(ast, {
    enter: (path) => {
      // The global scope has every name that no inner scope declares.
      const { globals, bindings }: Scope = path.scope.getProgramParent();
      for (const name of Object.keys(globals)) found.values.add(name);
      for (const name of Object.keys(bindings)) found.declared.add(name);
      path.stop();
    },
  });
  babel.types.traverseFast(ast, (node) => {
    const name = typeName(node);
    if (name !== undefined) found.types.add(name);
    const declared = declaredName(node);
    if (declared !== undefined) found.declared.add(declared);
  });
  const unknown = (names: Iterable<string>): string[] =>
    [...names].filter((name) => !found.declared.has(name)).sort();
  return { values: unknown(found.values), types: unknown(found.types) };
}

interface Scope {
  bindings: object;
  globals: object;
}

/** The name of the type that a node refers to. */
function typeName(node: types.Node): string | undefined {
  if (node.type === 'TSTypeReference' && node.typeName.type === 'Identifier') return node.typeName.name;
  const isHeritage = node.type === 'TSExpressionWithTypeArguments' && node.expression.type === 'Identifier';
  return isHeritage && node.expression.type === 'Identifier' ? node.expression.name : undefined;
}

/** The name of the type that a node declares; type parameters are assumed to shadow nothing. */
function declaredName(node: types.Node): string | undefined {
  if (node.type === 'TSTypeAliasDeclaration' || node.type === 'TSInterfaceDeclaration') return node.id.name;
  return node.type === 'TSTypeParameter' ? node.name : undefined;
}
