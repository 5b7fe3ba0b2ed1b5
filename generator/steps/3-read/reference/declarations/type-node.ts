import ts from 'typescript';
import { withoutDefaults } from './default-arguments';
import { printNode } from './print-node';

/** A type node as text: without qualifiers and default type arguments. */
export function printType(node: ts.TypeNode, checker: ts.TypeChecker): string {
  return printNode(ts.visitNode(node, (child) => simplified(child, checker)) ?? node);
}

function simplified(node: ts.Node, checker: ts.TypeChecker): ts.Node {
  const inner = ts.visitEachChild(node, (child) => simplified(child, checker), undefined);
  if (ts.isImportTypeNode(inner) && inner.qualifier && !inner.isTypeOf) {
    return ts.factory.createTypeReferenceNode(inner.qualifier, inner.typeArguments);
  }
  if (ts.isTypeReferenceNode(inner) && inner.typeArguments) return withoutDefaults(inner, checker);
  if (ts.isPropertySignature(inner) && inner.questionToken && inner.type) return optionalMember(inner);
  return inner;
}

/** `x?: string | undefined` is redundant. */
function optionalMember(member: ts.PropertySignature): ts.PropertySignature {
  const { type } = member;
  if (!type || !ts.isUnionTypeNode(type)) return member;
  const kept = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = kept;
  const shown = kept.length === 1 && only ? only : ts.factory.createUnionTypeNode(kept);
  const { modifiers, name, questionToken } = member;
  return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, shown);
}
