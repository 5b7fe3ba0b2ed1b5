import ts from 'typescript';
import { original } from './exports-of';

/**
 * How the compiler is asked to write a type down: whole, with its authors' names, and in single quotes.
 */
export const nodeFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.IgnoreErrors;

const printer = ts.createPrinter({ removeComments: true });
const nowhere = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.ES2022);

/** A type's node as text: short names, and no argument that is the default anyway. */
export function printType(node: ts.TypeNode, checker: ts.TypeChecker): string {
  const simple = ts.visitNode(node, (child) => simplified(child, checker)) ?? node;
  return printer.printNode(ts.EmitHint.Unspecified, simple, nowhere);
}

/** The symbol of a name that the compiler wrote, or that stands in a source file. */
export function symbolOfName(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const last = ts.isQualifiedName(name) ? name.right : name;
  const written: ts.Identifier & { symbol?: ts.Symbol } = last;
  const symbol = written.symbol ?? checker.getSymbolAtLocation(last);
  return symbol && original(symbol, checker);
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

/** `x?: string | undefined` says twice that it may be missing. */
function optionalMember(member: ts.PropertySignature): ts.PropertySignature {
  const { type } = member;
  if (!type || !ts.isUnionTypeNode(type)) return member;
  const kept = type.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  const [only] = kept;
  const shown = kept.length === 1 && only ? only : ts.factory.createUnionTypeNode(kept);
  const { modifiers, name, questionToken } = member;
  return ts.factory.updatePropertySignature(member, modifiers, name, questionToken, shown);
}

/** `GridCellParams<any, unknown, unknown, GridTreeNode>` → `GridCellParams`, as the author wrote it. */
function withoutDefaults(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeReferenceNode {
  const defaults = defaultsOf(node.typeName, checker);
  const texts = (node.typeArguments ?? []).map((argument) => text(argument));
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

/** The same thing is called `React.JSX` here and `JSX` where it is declared. */
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
  return written ? text(written) : node.getText();
}

function isGeneric(
  node: ts.Node,
): node is ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.ClassDeclaration {
  return ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
}

function text(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, nowhere);
}
