import ts from 'typescript';
import { nodeFlags, printNode, symbolOfName } from './print-node';

/** `TrayParams<any, unknown, unknown, TrayNode>` → `TrayParams`, as the author wrote it. */
export function withoutDefaults(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeReferenceNode {
  const defaults = defaultsOf(node.typeName, checker);
  const texts = (node.typeArguments ?? []).map(printNode);
  const names = new Map(defaults.map(({ name }, at) => [name, texts[at]]));
  let kept = texts.length;
  while (kept > 0) {
    const usual = defaults[kept - 1]?.usual;
    if (usual === undefined || !isSame(names.get(usual) ?? usual, texts[kept - 1] ?? '')) break;
    kept -= 1;
  }
  if (kept === texts.length) return node;
  const left = node.typeArguments?.slice(0, kept);
  return ts.factory.createTypeReferenceNode(node.typeName, left?.length ? left : undefined);
}

/** The same type can be qualified in one place (`React.JSX`) and not in another (`JSX`). */
function isSame(a: string, b: string): boolean {
  return a === b || withoutQualifiers(a) === withoutQualifiers(b);
}

function withoutQualifiers(type: string): string {
  return type.replace(/\b(?:\w+\.)+(?=\w)/g, '');
}

interface DefaultArgument {
  name: string;
  usual: string | undefined;
}

const known = new WeakMap<ts.Symbol, DefaultArgument[]>();

function defaultsOf(name: ts.EntityName, checker: ts.TypeChecker): DefaultArgument[] {
  const symbol = symbolOfName(name, checker);
  if (!symbol) return [];
  const before = known.get(symbol);
  if (before) return before;
  const declaration = symbol.declarations?.find(isGeneric);
  const found = (declaration?.typeParameters ?? []).map((parameter) => ({
    name: parameter.name.text,
    usual: parameter.default && usualText(parameter.default, checker),
  }));
  known.set(symbol, found);
  return found;
}

function usualText(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const written = checker.typeToTypeNode(checker.getTypeFromTypeNode(node), undefined, nodeFlags);
  return written ? printNode(written) : node.getText();
}

function isGeneric(
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}
