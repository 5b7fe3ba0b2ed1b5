import ts from 'typescript';
import { symbolOfName } from './print-node';

/** Names of unions of more literals than this are read better than the literals. */
const MOST_LITERALS = 24;

/** What is told by its value alone. */
const PLAIN = ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

const literalFlags = ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType | ts.TypeFormatFlags.NoTruncation;

/** Whether a type is a literal, `null`, `undefined` or a boolean. */
export function isPlain({ flags }: ts.Type): boolean {
  return (flags & PLAIN) !== 0;
}

/** The literals that a name such as `TraySize` stands for; undefined for every other type. */
export function literalsBehind(node: ts.TypeNode, checker: ts.TypeChecker): string[] | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = symbolOfName(node.typeName, checker);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeAlias)) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isUnion() || type.types.length > MOST_LITERALS || !type.types.every(isPlain)) return undefined;
  const texts = type.types.map((member) => checker.typeToString(member, undefined, literalFlags));
  return inSourceOrder(texts, symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type);
}

interface MadeType {
  type: ts.Type;
  /** What the compiler calls it. */
  node: ts.TypeNode;
  written: ts.TypeNode | undefined;
}

/**
 * The literals that a name makes of others, so that packages may add some: `Extendable<'small' | 'large', More>`.
 * Undefined for every other type.
 */
export function literalsMade(
  { type, node, written }: MadeType,
  checker: ts.TypeChecker,
): string[] | undefined {
  if (!ts.isTypeReferenceNode(node) || !node.typeArguments) return undefined;
  if (!type.isUnion() || type.types.length > MOST_LITERALS || !type.types.every(isPlain)) return undefined;
  const texts = type.types.map((member) => checker.typeToString(member, undefined, literalFlags));
  const [given] = written && ts.isTypeReferenceNode(written) ? (written.typeArguments ?? []) : [];
  return inSourceOrder(texts, given);
}

/**
 * Literals as their author lists them: the compiler's own order depends on what it happened to read
 * first. Where the author lists them nowhere, the alphabet decides.
 */
export function inSourceOrder(texts: string[], written: ts.TypeNode | undefined): string[] {
  const members = written && ts.isUnionTypeNode(written) ? written.types.map((node) => node.getText()) : [];
  const rank = new Map(members.map((text, at) => [text.replaceAll('"', "'"), at]));
  return texts.every((text) => rank.has(text))
    ? texts.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
    : texts.toSorted();
}
