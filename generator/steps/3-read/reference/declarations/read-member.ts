import ts from 'typescript';
import { isPlan, type Plan } from '../../../../contract/plan';
import type { ReadMember } from '../../../../model/reference-pages';
import { type Comment, commentOf, tagText } from './comment';
import { type Context, planOfFile } from './context';
import { readSignature } from './read-signature';
import { functionOf, type Presence, typeTexts, withoutUndefined } from './type-text';

/** Reads one property of a type, once for all components that inherit it. */
export function readMember(symbol: ts.Symbol, context: Context): ReadMember {
  const known = context.members.get(symbol);
  if (known) return known;
  const member = read(symbol, context);
  context.members.set(symbol, member);
  return member;
}

function read(symbol: ts.Symbol, context: Context): ReadMember {
  const { checker } = context;
  const comment = commentOf(symbol, checker);
  const presence: Presence = symbol.flags & ts.SymbolFlags.Optional ? 'optional' : 'required';
  const reader = { checker, from: symbol.declarations?.[0] };
  const type = checker.getTypeOfSymbol(symbol);
  const called = functionsOf(withoutUndefined(type, checker));
  const signature = readSignature(called, comment, reader);
  const plan = planOf(symbol, comment, context);
  const deprecated = tagText(comment, 'deprecated');
  const usual = tagText(comment, 'default') ?? tagText(comment, 'defaultValue');
  return {
    name: symbol.name,
    required: presence === 'required',
    type: typeTexts(type, presence, reader),
    ...(usual && { default: plainDefault(usual) }),
    ...(comment.text && { description: comment.text }),
    ...(deprecated !== undefined && { deprecated }),
    ...(plan && { plan }),
    ...(signature && { signature }),
  };
}

/** The functions of a type: a union such as `'auto' | ((value) => boolean)` has one that can be explained. */
function functionsOf(type: ts.Type): ts.Signature[] {
  const members = type.isUnion() ? type.types : [type];
  return members.flatMap((member) => functionOf(member) ?? []);
}

/** The plan of a tag in the comment, or of the package that declares the member. */
function planOf(symbol: ts.Symbol, { tags }: Comment, context: Context): Plan | undefined {
  const tagged = tags.map(({ name }) => name).find(isPlan);
  if (tagged) return tagged;
  const plans = (symbol.declarations ?? []).map((node) => planOfFile(node.getSourceFile().fileName, context));
  return plans.includes(undefined) ? undefined : plans[0];
}

/**
 * Removes the backticks that some authors put around defaults, which are rendered as code anyway, and the full
 * stop behind a single name.
 */
function plainDefault(text: string): string {
  const [line = ''] = text.split(/\n\s*\n/);
  const trimmed = line.replace(/\s*\n\s*/g, ' ').trim();
  const plain = /^`[^`]*`$/.test(trimmed) ? trimmed.slice(1, -1) : trimmed;
  return /^[A-Za-z]\w*\.$/.test(plain) ? plain.slice(0, -1) : plain;
}
