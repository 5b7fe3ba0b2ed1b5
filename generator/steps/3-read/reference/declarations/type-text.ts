import ts from 'typescript';
import { isMappedType, namesOnly } from './mapped-type';
import { leastLength } from './least-length';
import { inSourceOrder, isPlain, literalsBehind, literalsMade } from './literals';
import { nodeFlags } from './print-node';
import { printType } from './type-node';

/** A type that the compiler writes in more signs is better told in its author's words. */
const READABLE = 300;

/** Types with a name of one word: most of all, and told without further ado. */
const SIMPLE = ts.TypeFlags.Any | ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean;

/** What can be called at all: literals are asked by the hundred. */
const CALLABLE = ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Instantiable;

/** Where a type is read, and how. */
export interface TypeReader {
  checker: ts.TypeChecker;
  /** The declaration: names are written as they are known there, and its author may have better words. */
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
  const shown = withoutEmpty(withoutParameter(given, presence, reader), checker);
  if (shown.flags & SIMPLE) return [checker.typeToString(shown)];
  const alone = functionOf(shown);
  if (alone) return [signatureText(alone, reader)];
  const written = writtenType(from);
  if (written && isMappedType(written)) return [namesOnly(shown, checker)];
  if (written && leastLength(shown, checker) > READABLE) return [writtenText(written)];
  const node = checker.typeToTypeNode(shown, from, nodeFlags);
  if (!node) return [checker.typeToString(shown)];
  const made = literalsMade({ type: shown, node, written }, checker);
  if (made) return made;
  const members = ts.isUnionTypeNode(node) ? [...node.types] : [node];
  const texts = members.flatMap((member) => literalsBehind(member, checker) ?? [printType(member, checker)]);
  if (texts.join('').length > READABLE) return [written ? writtenText(written) : texts.join(' | ')];
  const kept = [...new Set(texts)].filter((text) => presence === 'required' || text !== 'undefined');
  return nothingLast(members.every(ts.isLiteralTypeNode) ? inSourceOrder(kept, written) : kept);
}

/** The one signature of a type that is nothing but a function, also behind a name. */
export function functionOf(type: ts.Type): ts.Signature | undefined {
  if (!(type.flags & CALLABLE)) return undefined;
  const [signature, ...more] = type.getCallSignatures();
  if (!signature || more.length > 0) return undefined;
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
  const hasNull = kept.some(({ flags }) => flags & ts.TypeFlags.Null);
  return kept.length === type.types.length || hasNull ? type : checker.getNonNullableType(type);
}

/** A parameter that only remembers which of two values was given says less than its values. */
function withoutParameter(type: ts.Type, presence: Presence, { checker }: TypeReader): ts.Type {
  const values = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const members = values?.isUnion() ? values.types : values ? [values] : [];
  if (!values || !members.every(isPlain)) return type;
  return presence === 'optional' ? withoutUndefined(values, checker) : values;
}

/** What is left of `Classes & {}` when one part says something. */
function withoutEmpty(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isIntersection() || type.aliasSymbol) return type;
  const [only, ...others] = type.types.filter((part) => !isEmpty(part, checker));
  return only && others.length === 0 ? only : type;
}

function isEmpty(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (!(type.flags & ts.TypeFlags.Object)) return false;
  const { Call, Construct } = ts.SignatureKind;
  const signatures = [Call, Construct].flatMap((kind) => checker.getSignaturesOfType(type, kind));
  return (
    signatures.length === 0 &&
    checker.getPropertiesOfType(type).length === 0 &&
    checker.getIndexInfosOfType(type).length === 0
  );
}

function signatureText(signature: ts.Signature, { checker, from }: TypeReader): string {
  const kind = ts.SyntaxKind.FunctionType;
  const node = checker.signatureToSignatureDeclaration(signature, kind, from, nodeFlags);
  return node && ts.isFunctionTypeNode(node)
    ? printType(node, checker)
    : checker.signatureToString(signature, from);
}

/** The type as it stands in the declaration. */
function writtenType(from: ts.Node | undefined): ts.TypeNode | undefined {
  return from && (ts.isPropertySignature(from) || ts.isParameter(from)) ? from.type : undefined;
}

function writtenText(written: ts.TypeNode): string {
  return written.getText().replace(/\s+/g, ' ');
}

/** What means "nothing" comes last. */
function nothingLast(texts: string[]): string[] {
  const isNothing = (text: string) => text === 'null' || text === 'undefined';
  return [...texts.filter((text) => !isNothing(text)), ...texts.filter(isNothing)];
}
