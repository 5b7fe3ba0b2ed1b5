import type ts from 'typescript';
import type { ReferenceCatalogue } from '../../../../contract/coverage';
import type { Plan } from '../../../../contract/plan';
import type { ReadArgument, ReadCatalogue, ReadEvent, ReadSelector } from '../../../../model/reference-pages';
import { commentOf, isHidden, tagText } from './comment';
import { type Context, type OpenPackage, planOfFile } from './context';
import { byName } from './member-order';
import { propertiesOf } from './read-members';
import { typeTexts } from './type-text';

/** Reads a list that pages embed, from the packages of one family, lowest plan first. */
export function readCatalogue(
  catalogue: ReferenceCatalogue,
  packages: OpenPackage[],
  context: Context,
): ReadCatalogue {
  const { name } = catalogue;
  const product = packages[0]?.product.name ?? '';
  return catalogue.kind === 'events'
    ? { kind: 'events', name, product, events: readEvents(catalogue.export, packages, context) }
    : { kind: 'selectors', name, product, selectors: readSelectors(catalogue.pattern, packages, context) };
}

/** The members of an interface that maps event names to listener parameters. */
function readEvents(name: string, packages: OpenPackage[], context: Context): ReadEvent[] {
  const { checker } = context;
  const symbol = packages.flatMap(({ exports }) => exports.get(name) ?? []).at(-1);
  const events = symbol ? propertiesOf(checker.getDeclaredTypeOfSymbol(symbol), context) : [];
  return events
    .filter((event) => !isHidden(commentOf(event, checker)))
    .map((event) => readEvent(event, context))
    .toSorted(byName);
}

function readEvent(event: ts.Symbol, context: Context): ReadEvent {
  const { checker } = context;
  const { text } = commentOf(event, checker);
  const plan = planOfSymbol(event, context);
  const given = propertiesOf(checker.getTypeOfSymbol(event), context);
  return {
    name: event.name,
    ...(text && { description: text }),
    ...(plan && { plan }),
    parameters: given.map(
      (member): ReadArgument => ({
        name: member.name,
        type: typeTexts(checker.getTypeOfSymbol(member), 'required', {
          checker,
          from: member.declarations?.[0],
        }),
      }),
    ),
  };
}

/** Exports whose names match a pattern, each from the package of the lowest plan. */
function readSelectors(pattern: string, packages: OpenPackage[], context: Context): ReadSelector[] {
  const wanted = new RegExp(pattern);
  const found = new Map<string, ReadSelector>();
  for (const { exports } of packages) {
    for (const [name, symbol] of exports) {
      if (!wanted.test(name) || found.has(name) || isHidden(commentOf(symbol, context.checker))) continue;
      const selector = readSelector(name, symbol, context);
      if (selector) found.set(name, selector);
    }
  }
  return [...found.values()].toSorted(
    (a, b) => byName({ name: a.category }, { name: b.category }) || byName(a, b),
  );
}

/** Only selectors with a category are public. */
function readSelector(name: string, symbol: ts.Symbol, context: Context): ReadSelector | undefined {
  const { checker } = context;
  const comment = commentOf(symbol, checker);
  const category = tagText(comment, 'category');
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  if (category === undefined || !signature) return undefined;
  const plan = planOfSymbol(symbol, context);
  const deprecated = tagText(comment, 'deprecated');
  return {
    name,
    category,
    ...(comment.text && { description: comment.text }),
    ...(deprecated !== undefined && { deprecated }),
    ...(plan && { plan }),
    returns: typeTexts(signature.getReturnType(), 'required', { checker, from: symbol.declarations?.[0] }),
  };
}

function planOfSymbol({ declarations = [] }: ts.Symbol, context: Context): Plan | undefined {
  const [first] = declarations;
  return first && planOfFile(first.getSourceFile().fileName, context);
}
