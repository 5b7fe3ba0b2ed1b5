import ts from 'typescript';
import type { ReadClass } from '../../../../model/reference-pages';
import { commentOf, isHidden } from './comment';
import type { Context } from './context';
import { propertiesOf } from './read-members';
import { callsOf, runtimeModule } from './runtime-module';

/** The prop through which class names are given. */
const CLASSES = 'classes';

/**
 * The class names a component puts on its elements: the members of the type of its `classes` prop. Their
 * prefix stands in the code that makes them; states have one name for all components.
 */
export function readClasses(props: ts.Type, context: Context, fallback: string | undefined): ReadClass[] {
  const { checker } = context;
  const symbol = checker.getPropertyOfType(props, CLASSES);
  const type = symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  if (!type) return [];
  const members = propertiesOf(type, context).filter((member) => !isHidden(commentOf(member, checker)));
  const prefix = prefixOf(members, context) ?? fallback;
  return members.map((member) => readClass(member, prefix, context)).toSorted(byName);
}

function readClass(member: ts.Symbol, prefix: string | undefined, context: Context): ReadClass {
  const { stateClasses } = context.conventions;
  const { name } = member;
  const { text } = commentOf(member, context.checker);
  const state = stateClasses?.names.includes(name) ?? false;
  const className = state && stateClasses ? `.${stateClasses.prefix}-${name}` : ruleName(name, prefix);
  return { name, className, ...(state && { state }), ...(text && { description: text }) };
}

function ruleName(name: string, prefix: string | undefined): string {
  return prefix === undefined ? `.${name}` : `.${prefix}-${name}`;
}

/** The first argument of the function that makes class names, beside the interface that lists them. */
function prefixOf(members: ts.Symbol[], { conventions, scripts }: Context): string | undefined {
  const { classNameFunctions = [] } = conventions;
  const files = members.flatMap(({ declarations = [] }) =>
    declarations.map((node) => node.getSourceFile().fileName),
  );
  // A class of its own comes after those it has in common with others, whose prefix is not its own.
  for (const file of new Set(files.toReversed())) {
    const module = runtimeModule(file, scripts);
    const [call] = module ? callsOf(classNameFunctions, module) : [];
    const [prefix] = call?.arguments ?? [];
    if (prefix && ts.isStringLiteral(prefix)) return prefix.text;
  }
  return undefined;
}

function byName(a: ReadClass, b: ReadClass): number {
  return a.name < b.name ? -1 : 1;
}
