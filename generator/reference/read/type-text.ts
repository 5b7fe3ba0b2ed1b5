import ts from 'typescript';
import { nodeFlags, printType, symbolOfName } from './type-node';

/** Names of unions of more literals than this are read better than the literals. */
const MOST_LITERALS = 24;

/** A type that the compiler writes in more signs is better told in its author's words. */
const READABLE = 300;

/** Where a type is read, and how. */
export interface TypeReader {
  checker: ts.TypeChecker;
  /** Names are written as they are known here. */
  from: ts.Node | undefined;
}

/** Whether the reader already sees that a value may be left out. */
export type Presence = 'optional' | 'required';

/**
 * A type as a person reads it: one text a member of the union. Names of unions of literals are replaced by
 * the literals, functions are written out, everything else keeps the name its authors gave it.
 */
export function typeTexts(type: ts.Type, presence: Presence, reader: TypeReader): string[] {
  const { checker, from } = reader;
  const given = presence === 'optional' ? withoutUndefined(type, checker) : type;
  const shown = withoutParameter(given, presence, reader);
  if (shown.flags & SIMPLE) return [checker.typeToString(shown)];
  const alone = functionOf(shown);
  if (alone) return [signatureText(alone, reader)];
  const node = checker.typeToTypeNode(shown, from, nodeFlags);
  if (!node) return [checker.typeToString(shown)];
  const members = ts.isUnionTypeNode(node) ? [...node.types] : [node];
  const texts = members.flatMap((member) => literalsBehind(member, checker) ?? [printType(member, checker)]);
  if (texts.join('').length > READABLE) return [writtenType(from) ?? texts.join(' | ')];
  const shownTexts = [...new Set(texts)].filter((text) => presence === 'required' || text !== 'undefined');
  return ordered(members.every(isLiteralNode) ? writtenOrder(shownTexts, from) : shownTexts);
}

/** Types with a name of one word: most of all, and told without further ado. */
const SIMPLE = ts.TypeFlags.Any | ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean;

/** As the author wrote it: shorter than what it is made of. */
function writtenType(from: ts.Node | undefined): string | undefined {
  const type = from && ts.isPropertySignature(from) ? from.type : undefined;
  return type?.getText().replace(/\s+/g, ' ');
}

/** Literals one by one: only their author knows an order for them, and the compiler forgets it. */
function isLiteralNode(node: ts.TypeNode): boolean {
  return ts.isLiteralTypeNode(node);
}

function writtenOrder(texts: string[], from: ts.Node | undefined): string[] {
  const written = from && ts.isPropertySignature(from) && from.type ? from.type.getText() : '';
  const placeOf = (text: string) => written.replaceAll('"', "'").indexOf(text);
  return texts.every((text) => placeOf(text) >= 0)
    ? texts.toSorted((a, b) => placeOf(a) - placeOf(b))
    : texts.toSorted();
}

/** The one signature of a type that is nothing but a function, also behind a name. */
export function functionOf(type: ts.Type): ts.Signature | undefined {
  const [signature, ...more] = type.getCallSignatures();
  if (!signature || more.length > 0 || type.isUnion()) return undefined;
  return type.getProperties().length === 0 && type.getConstructSignatures().length === 0
    ? signature
    : undefined;
}

/** What is left when a value is there. A union keeps its name only where nothing has to be taken from it. */
export function withoutUndefined(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isUnion()) return type;
  const kept = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const [only] = kept;
  if (kept.length === 1 && only) return only;
  return kept.length === type.types.length || kept.some(isNull) ? type : checker.getNonNullableType(type);
}

/** A parameter that only remembers which of two values was given says less than its values. */
function withoutParameter(type: ts.Type, presence: Presence, { checker }: TypeReader): ts.Type {
  const values = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  if (!values || !members(values).every(({ flags }) => flags & PLAIN)) return type;
  return presence === 'optional' ? withoutUndefined(values, checker) : values;
}

function members(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isNull({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.Null) !== 0;
}

function signatureText(signature: ts.Signature, { checker, from }: TypeReader): string {
  const node = checker.signatureToSignatureDeclaration(
    signature,
    ts.SyntaxKind.FunctionType,
    from,
    nodeFlags,
  );
  return node && ts.isFunctionTypeNode(node)
    ? printType(node, checker)
    : checker.signatureToString(signature, from);
}

/** The literals that a name such as `GridDensity` stands for. */
function literalsBehind(node: ts.TypeNode, checker: ts.TypeChecker): string[] | undefined {
  if (!ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  const symbol = symbolOfName(node.typeName, checker);
  if (!symbol || !(symbol.flags & ts.SymbolFlags.TypeAlias)) return undefined;
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  if (!type.isUnion() || type.types.length > MOST_LITERALS || !type.types.every(isPlain)) return undefined;
  return declaredOrder(
    symbol,
    type.types.map((member) => checker.typeToString(member, undefined, literalFlags)),
  );
}

const literalFlags = ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType | ts.TypeFormatFlags.NoTruncation;

const PLAIN = ts.TypeFlags.Literal | ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.BooleanLike;

function isPlain({ flags }: ts.Type): boolean {
  return (flags & PLAIN) !== 0;
}

/** As the author lists them; the compiler's own order depends on what it happened to read first. */
function declaredOrder(symbol: ts.Symbol, texts: string[]): string[] {
  const declared = symbol.declarations?.find(ts.isTypeAliasDeclaration)?.type;
  const written =
    declared && ts.isUnionTypeNode(declared) ? declared.types.map((node) => node.getText()) : [];
  const rank = new Map(written.map((text, at) => [text.replaceAll('"', "'"), at]));
  return texts.every((text) => rank.has(text))
    ? texts.toSorted((a, b) => (rank.get(a) ?? 0) - (rank.get(b) ?? 0))
    : texts.toSorted();
}

/** What means "nothing" comes last. */
function ordered(texts: string[]): string[] {
  return [...texts.filter((text) => !isNothing(text)), ...texts.filter(isNothing)];
}

function isNothing(text: string): boolean {
  return text === 'null' || text === 'undefined';
}
