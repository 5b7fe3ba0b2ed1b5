import ts from 'typescript';
import { symbolOfName } from './print-node';

/** A union of more literals is shown by its name. */
const MAX_LITERALS = 24;

/** Types that are shown by their value alone. */
const PLAIN = ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

const literalFlags = ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType | ts.TypeFormatFlags.NoTruncation;

/** Whether a type is a literal, `null`, `undefined` or a boolean. */
export function isPlain({ flags }: ts.Type): boolean {
  return (flags & PLAIN) !== 0;
}

/** The literals of a named union such as `TraySize`; undefined for every other type. */
export function literalsOfName(node: ts.TypeNode, checker: ts.TypeChecker): string[] | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = symbolOfName(node.typeName, checker);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeAlias)) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isUnion() || type.types.length > MAX_LITERALS || !type.types.every(isPlain)) return undefined;
  const texts = type.types.map((member) => checker.typeToString(member, undefined, literalFlags));
  return inSourceOrder(texts, symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type);
}

interface GenericAlias {
  type: ts.Type;
  /** The node that the compiler prints for it. */
  node: ts.TypeNode;
  written: ts.TypeNode | undefined;
}

/**
 * The literals of a generic alias that packages can extend: `Extendable<'small' | 'large', More>`. Undefined
 * for every other type.
 */
export function literalsOfAlias(
  { type, node, written }: GenericAlias,
  checker: ts.TypeChecker,
): string[] | undefined {
  if (!ts.isTypeReferenceNode(node) || !node.typeArguments) return undefined;
  if (!type.isUnion() || type.types.length > MAX_LITERALS || !type.types.every(isPlain)) return undefined;
  const texts = type.types.map((member) => checker.typeToString(member, undefined, literalFlags));
  const [given] = written && ts.isTypeReferenceNode(written) ? (written.typeArguments ?? []) : [];
  return inSourceOrder(texts, given);
}

/**
 * Literals in the order of the source, because the compiler's order depends on what it read first. Literals
 * without such an order are sorted alphabetically.
 */
export function inSourceOrder(texts: string[], written: ts.TypeNode | undefined): string[] {
  const members = written && ts.isUnionTypeNode(written) ? written.types.map((node) => node.getText()) : [];
  const rank = new Map(members.map((text, at) => [text.replaceAll('"', "'"), at]));
  return texts.every((text) => rank.has(text))
    ? texts.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
    : texts.toSorted();
}
