import ts from 'typescript';
import type { CoveredComponent } from '../../../../contract/coverage';
import type { ReadComponent, ReadMember } from '../../../../model/reference-pages';
import { commentOf } from './comment';
import { componentType } from './component-type';
import { type Context, isOutside, type OpenPackage } from './context';
import { defaultsInCode } from './defaults-in-code';
import { heritageOf, type Inherited } from './heritage';
import { byName, byNeed } from './member-order';
import { isNative, takesAttributes } from './native';
import { classesOf, readClasses } from './read-classes';
import { readExport } from './read-export';
import { propertiesOf, readMembers } from './read-members';
import { isPlainFunction, readRef } from './read-ref';
import { readTheme } from './read-theme';

/** Props that React handles itself. */
const REACT_PROPS = new Set(['ref', 'key']);

/** The prop that replaces inner components. */
const SLOTS = 'slots';

/** Reads one component. Undefined when its package has no component of that name. */
export function readComponent(
  covered: CoveredComponent,
  home: OpenPackage,
  context: Context,
): ReadComponent | undefined {
  const symbol = home.exports.get(covered.export);
  const type = symbol && componentType(symbol, context);
  if (!symbol || !type) return undefined;
  const { comment: _, ...base } = readExport({ covered, symbol, home, keyword: 'import' }, context);
  const theme = readTheme(symbol, context);
  const own = { kind: 'component' as const, ...base, ...(theme && { theme }) };
  if (!type.props) {
    return { ...own, props: [], slots: [], classes: [], nativeProps: false, inheritance: [] };
  }
  const { type: taken } = type.props;
  const ref = isPlainFunction(symbol, context) ? undefined : readRef(taken, context);
  const inheritance = heritageOf(symbol, type.props.symbol, context);
  const props = readProps(taken, inheritance, context);
  noteContradictions(props, { covered, symbol, context });
  const classes = listedClasses(covered, home, context) ?? classesOf(taken, context);
  return {
    ...own,
    props,
    slots: readSlots(taken, context),
    classes: classes ? readClasses(classes, context, theme?.name) : [],
    nativeProps: takesAttributes(propertiesOf(taken, context)),
    ...(ref && { ref }),
    inheritance,
  };
}

/** The type that the coverage names for a component whose props have no `classes`, or inherit those of another. */
function listedClasses({ classes }: CoveredComponent, { exports }: OpenPackage, { checker }: Context) {
  const symbol = classes === undefined ? undefined : exports.get(classes);
  return symbol && checker.getDeclaredTypeOfSymbol(declaredBehind(symbol, checker));
}

/** The original symbol of a re-exported name. */
function declaredBehind(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Required props first, then alphabetical order. Props that only an inherited component declares, without a
 * description, are documented there.
 */
function readProps(props: ts.Type, inheritance: Inherited[], context: Context): ReadMember[] {
  const isLeft = (symbol: ts.Symbol) =>
    inheritance.length > 0 && isOutside(symbol, context) && !commentOf(symbol, context.checker).text;
  const isShown = (symbol: ts.Symbol) =>
    !REACT_PROPS.has(symbol.name) && !isNative(symbol) && !isLeft(symbol);
  return readMembers(props, context, isShown).toSorted(byNeed);
}

/** The members of the type of the `slots` prop, all optional: each slot can be replaced alone. */
function readSlots(props: ts.Type, context: Context): ReadMember[] {
  const symbol = context.checker.getPropertyOfType(props, SLOTS);
  const type = symbol && context.checker.getNonNullableType(context.checker.getTypeOfSymbol(symbol));
  if (!type) return [];
  return readMembers(type, context, (member) => !isNative(member))
    .map((slot) => ({ ...slot, required: false }))
    .toSorted(byName);
}

interface Read {
  covered: CoveredComponent;
  symbol: ts.Symbol;
  context: Context;
}

/** Records documented defaults that differ from the defaults in the component's code. */
function noteContradictions(props: ReadMember[], { covered, symbol, context }: Read): void {
  const done = defaultsInCode(symbol, context);
  for (const { name, default: said } of props) {
    const value = done.get(name);
    if (said === undefined || value === undefined || !isLiteral(said) || said === value) continue;
    context.contradictions.push({ pathname: covered.pathname, member: name, said, done: value });
  }
}

/** Only literals can be compared: `theme.spacing(1)` may be 8. */
function isLiteral(text: string): boolean {
  return /^(-?\d+(\.\d+)?|'[^']*'|true|false|null)$/.test(text);
}
