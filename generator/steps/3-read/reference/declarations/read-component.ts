import ts from 'typescript';
import type { CoveredComponent } from '../../../../contract/coverage';
import type { ReadComponent, ReadMember } from '../../../../model/reference-pages';
import { commentOf } from './comment';
import { componentType } from './component-type';
import { defaultsInCode } from './defaults-in-code';
import { heritageOf, type Inherited } from './heritage';
import { byName, byNeed } from './member-order';
import { isNative, takesAttributes } from './native';
import { classesOf, readClasses } from './read-classes';
import { readExport } from './read-export';
import { propertiesOf, readMembers } from './read-members';
import { readRef } from './read-ref';
import { readTheme } from './read-theme';
import { isOutside, type OpenPackage, type World } from './world';

/** Props that React keeps for itself. */
const REACTS_OWN = new Set(['ref', 'key']);

/** The prop that replaces inner components. */
const SLOTS = 'slots';

/** Reads one component. Undefined when its package has no component of that name. */
export function readComponent(
  covered: CoveredComponent,
  home: OpenPackage,
  world: World,
): ReadComponent | undefined {
  const symbol = home.exports.get(covered.export);
  const type = symbol && componentType(symbol, world);
  if (!symbol || !type) return undefined;
  const { comment: _, ...base } = readExport({ covered, symbol, home, keyword: 'import' }, world);
  const theme = readTheme(symbol, world);
  const own = { kind: 'component' as const, ...base, ...(theme && { theme }) };
  if (!type.props) {
    return { ...own, props: [], slots: [], classes: [], nativeProps: false, inheritance: [] };
  }
  const { type: taken } = type.props;
  const ref = readRef(taken, world);
  const inheritance = heritageOf(symbol, type.props.symbol, world);
  const props = readProps(taken, inheritance, world);
  noteContradictions(props, { covered, symbol, world });
  const classes = classesOf(taken, world) ?? listedClasses(covered, home, world);
  return {
    ...own,
    props,
    slots: readSlots(taken, world),
    classes: classes ? readClasses(classes, world, theme?.name) : [],
    nativeProps: takesAttributes(propertiesOf(taken, world)),
    ...(ref && { ref }),
    inheritance,
  };
}

/** The type that the coverage names for a component whose props take no class names. */
function listedClasses({ classes }: CoveredComponent, { exports }: OpenPackage, { checker }: World) {
  const symbol = classes === undefined ? undefined : exports.get(classes);
  return symbol && checker.getDeclaredTypeOfSymbol(declaredBehind(symbol, checker));
}

/** What a name that is exported again stands for. */
function declaredBehind(symbol: ts.Symbol, checker: ts.TypeChecker): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * Required props first, then the alphabet's order. What only an inherited component declares, and does not
 * describe, is left to that component's documentation.
 */
function readProps(props: ts.Type, inheritance: Inherited[], world: World): ReadMember[] {
  const isLeft = (symbol: ts.Symbol) =>
    inheritance.length > 0 && isOutside(symbol, world) && !commentOf(symbol, world.checker).text;
  const isShown = (symbol: ts.Symbol) => !REACTS_OWN.has(symbol.name) && !isNative(symbol) && !isLeft(symbol);
  return readMembers(props, world, isShown).toSorted(byNeed);
}

/** The members of the type of the `slots` prop; whoever gives one gives no more than that. */
function readSlots(props: ts.Type, world: World): ReadMember[] {
  const symbol = world.checker.getPropertyOfType(props, SLOTS);
  const type = symbol && world.checker.getNonNullableType(world.checker.getTypeOfSymbol(symbol));
  if (!type) return [];
  return readMembers(type, world, (member) => !isNative(member))
    .map((slot) => ({ ...slot, required: false }))
    .toSorted(byName);
}

interface Read {
  covered: CoveredComponent;
  symbol: ts.Symbol;
  world: World;
}

/** A default that the comment says and that the component's own code does not do. */
function noteContradictions(props: ReadMember[], { covered, symbol, world }: Read): void {
  const done = defaultsInCode(symbol, world);
  for (const { name, default: said } of props) {
    const value = done.get(name);
    if (said === undefined || value === undefined || !isLiteral(said) || said === value) continue;
    world.contradictions.push({ pathname: covered.pathname, member: name, said, done: value });
  }
}

/** Only literals can be compared: `theme.spacing(1)` may well be 8. */
function isLiteral(text: string): boolean {
  return /^(-?\d+(\.\d+)?|'[^']*'|true|false|null)$/.test(text);
}
