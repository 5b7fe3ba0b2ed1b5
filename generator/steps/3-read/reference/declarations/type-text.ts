import ts from 'typescript';
import { isMappedType, namesOnly } from './mapped-type';
import { minimumLength } from './least-length';
import { inSourceOrder, isPlain, literalsOfName, literalsOfAlias } from './literals';
import { nodeFlags } from './print-node';
import { printType } from './type-node';

/** A longer type is shown as its author wrote it. */
const READABLE = 300;

/** Types whose name is a single keyword: the most frequent ones, which need no further work. */
const SIMPLE = ts.TypeFlags.Any | ts.TypeFlags.String | ts.TypeFlags.Number | ts.TypeFlags.Boolean;

/** Types that can be callable: the check is skipped for the many literals. */
const CALLABLE = ts.TypeFlags.Object | ts.TypeFlags.Intersection | ts.TypeFlags.Instantiable;

/** The compiler and the place where a type is used. */
export interface TypeReader {
  checker: ts.TypeChecker;
  /**
   * The declaration: names are printed as they are visible there, and its author may have written a shorter
   * type.
   */
  from: ts.Node | undefined;
}

/** Whether the page already shows that a value is optional. */
export type Presence = 'optional' | 'required';

/**
 * A type as a person reads it: one text for each member of the union. Named unions of literals are replaced
 * by the literals, functions are printed, every other type keeps its alias name.
 */
export function typeTexts(type: ts.Type, presence: Presence, reader: TypeReader): string[] {
  const { checker, from } = reader;
  const given = presence === 'optional' ? withoutUndefined(type, checker) : type;
  const shown = withoutEmpty(withoutParameter(given, presence, reader), checker);
  if (shown.flags & SIMPLE) return [checker.typeToString(shown)];
  const alone = functionOf(shown);
  if (alone) return [signatureText(alone, reader)];
  const written = declaredType(from);
  if (written && isMappedType(written)) return [namesOnly(shown, checker)];
  if (written && minimumLength(shown, checker) > READABLE) return [declaredText(written)];
  const node = checker.typeToTypeNode(shown, from, nodeFlags);
  if (!node) return [checker.typeToString(shown)];
  const made = literalsOfAlias({ type: shown, node, written }, checker);
  if (made) return made;
  const members = ts.isUnionTypeNode(node) ? [...node.types] : [node];
  const texts = members.flatMap((member) => literalsOfName(member, checker) ?? [printType(member, checker)]);
  if (texts.join('').length > READABLE) return [written ? declaredText(written) : texts.join(' | ')];
  const kept = [...new Set(texts)].filter((text) => presence === 'required' || text !== 'undefined');
  return nothingLast(members.every(ts.isLiteralTypeNode) ? inSourceOrder(kept, written) : kept);
}

/** The one signature of a type that is only a function, also of a named type. */
export function functionOf(type: ts.Type): ts.Signature | undefined {
  if (!(type.flags & CALLABLE)) return undefined;
  const [signature, ...more] = type.getCallSignatures();
  if (!signature || more.length > 0) return undefined;
  return type.getProperties().length === 0 && type.getConstructSignatures().length === 0
    ? signature
    : undefined;
}

/** A type without `undefined`. A union keeps its name only if nothing is removed from it. */
export function withoutUndefined(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  if (!type.isUnion()) return type;
  const kept = type.types.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
  const [only] = kept;
  if (kept.length === 1 && only) return only;
  const hasNull = kept.some(({ flags }) => flags & ts.TypeFlags.Null);
  return kept.length === type.types.length || hasNull ? type : checker.getNonNullableType(type);
}

/** A parameter that only tracks which of two values was given is replaced by its values. */
function withoutParameter(type: ts.Type, presence: Presence, { checker }: TypeReader): ts.Type {
  const values = type.isTypeParameter() ? checker.getBaseConstraintOfType(type) : undefined;
  const members = values?.isUnion() ? values.types : values ? [values] : [];
  if (!values || !members.every(isPlain)) return type;
  return presence === 'optional' ? withoutUndefined(values, checker) : values;
}

/** `Classes & {}` without the empty part. */
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

/** The type as written in the declaration. */
function declaredType(from: ts.Node | undefined): ts.TypeNode | undefined {
  return from && (ts.isPropertySignature(from) || ts.isParameter(from)) ? from.type : undefined;
}

function declaredText(written: ts.TypeNode): string {
  return written.getText().replace(/\s+/g, ' ');
}

/** `null` and `undefined` come last. */
function nothingLast(texts: string[]): string[] {
  const isNothing = (text: string) => text === 'null' || text === 'undefined';
  return [...texts.filter((text) => !isNothing(text)), ...texts.filter(isNothing)];
}
