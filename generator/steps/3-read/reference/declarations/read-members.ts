import type ts from 'typescript';
import type { ReadMember } from '../../../../model/reference-pages';
import { commentOf, isHidden } from './comment';
import type { Context } from './context';
import { readMember } from './read-member';

/** A member that only some types of a union have. */
interface Partly {
  symbol: ts.Symbol;
  forms: ts.Type[];
}

/**
 * The documented members of a type. For a union, also members that only some of its types have, with the
 * values of the discriminant.
 */
export function readMembers(
  type: ts.Type,
  context: Context,
  isShown: (symbol: ts.Symbol) => boolean,
): ReadMember[] {
  const shown = (symbol: ts.Symbol) => isShown(symbol) && !isHidden(commentOf(symbol, context.checker));
  const common = propertiesOf(type, context)
    .filter(shown)
    .map((symbol) => readMember(symbol, context));
  const partly = partlyThere(type, new Set(common.map(({ name }) => name)), context).filter(({ symbol }) =>
    shown(symbol),
  );
  return [...common, ...partly.map((member) => readPartly(member, type, context))];
}

/** Every property of a type; of a type parameter, those of its constraint. */
export function propertiesOf(type: ts.Type, { checker }: Pick<Context, 'checker'>): ts.Symbol[] {
  return checker.getPropertiesOfType(checker.getApparentType(type));
}

function partlyThere(type: ts.Type, common: ReadonlySet<string>, context: Context): Partly[] {
  const found = new Map<string, Partly>();
  for (const form of type.isUnion() ? type.types : []) {
    for (const symbol of propertiesOf(form, context)) {
      if (common.has(symbol.name) || context.checker.getPropertyOfType(type, symbol.name)) continue;
      const partly = found.get(symbol.name) ?? { symbol, forms: [] };
      partly.forms.push(form);
      found.set(symbol.name, partly);
    }
  }
  return [...found.values()];
}

function readPartly({ symbol, forms }: Partly, type: ts.Type, context: Context): ReadMember {
  const member = readMember(symbol, context);
  const onlyWith = discriminant(forms, type, context);
  return { ...member, ...(onlyWith && { onlyWith }) };
}

/** The discriminant: a member whose literal values belong to these types of the union and to no other. */
function discriminant(
  forms: ts.Type[],
  type: ts.Type,
  { checker }: Context,
): ReadMember['onlyWith'] | undefined {
  const all = type.isUnion() ? type.types : [];
  const literalOf = (form: ts.Type, name: string) => {
    const symbol = checker.getPropertyOfType(form, name);
    const value = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    return value?.isStringLiteral() ? `'${value.value}'` : undefined;
  };
  for (const { name } of checker.getPropertiesOfType(type)) {
    const values = forms.map((form) => literalOf(form, name));
    const others = all.filter((form) => !forms.includes(form)).map((form) => literalOf(form, name));
    const known = values.filter((value) => value !== undefined);
    if (
      known.length === forms.length &&
      !others.some((value) => value !== undefined && known.includes(value))
    ) {
      return { member: name, values: [...new Set(known)] };
    }
  }
  return undefined;
}
