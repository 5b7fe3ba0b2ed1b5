import ts from 'typescript';
import type { ReadClass } from '../../../../model/reference-pages';
import { commentOf, isHidden } from './comment';
import type { Context } from './context';
import { propertiesOf } from './read-members';
import { callsOf, findNodes, runtimeModule } from './runtime-module';

/** The prop for class names. */
const CLASSES = 'classes';

/** The type of the `classes` prop: its members are the class names that a component sets on its elements. */
export function classesOf(props: ts.Type, { checker }: Context): ts.Type | undefined {
  const symbol = checker.getPropertyOfType(props, CLASSES);
  return symbol && checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
}

/**
 * The class names that a type lists. Their prefix is read from the code that creates them; state classes have
 * the same name in all components.
 */
export function readClasses(type: ts.Type, context: Context, fallback: string | undefined): ReadClass[] {
  const { checker } = context;
  const members = propertiesOf(type, context).filter((member) => !isHidden(commentOf(member, checker)));
  const prefixes = prefixesOf(members, context);
  return members
    .map((member) => readClass(member, prefixes.of.get(member.name) ?? prefixes.others ?? fallback, context))
    .toSorted(byName);
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

/** Prefixes of class names. */
interface Prefixes {
  /** Prefixes of names that the code handles separately. */
  of: Map<string, string>;
  others?: string;
}

/** The first arguments of the function that creates class names, beside the interface that lists them. */
function prefixesOf(members: ts.Symbol[], { conventions, scripts }: Context): Prefixes {
  const { classNameFunctions = [] } = conventions;
  const files = members.flatMap(({ declarations = [] }) =>
    declarations.map((node) => node.getSourceFile().fileName),
  );
  // A specific class comes after shared ones, whose prefix is different.
  for (const file of new Set(files.toReversed())) {
    const module = runtimeModule(file, scripts);
    const calls = module ? callsOf(classNameFunctions, module) : [];
    const made = calls.flatMap((call) => {
      const [prefix] = call.arguments;
      return prefix && ts.isStringLiteral(prefix)
        ? [{ prefix: prefix.text, names: namesInCondition(call) }]
        : [];
    });
    const others = made.find(({ names }) => names.length === 0)?.prefix;
    const of = made.flatMap(({ prefix, names }) => names.map((name) => [name, prefix] as const));
    if (others !== undefined) return { of: new Map(of), others };
  }
  return { of: new Map() };
}

/**
 * The names in the condition around a call: `if (['faded'].includes(slot)) return makeClass('Charts', slot)`.
 */
function namesInCondition(call: ts.CallExpression): string[] {
  const condition = ts.findAncestor(call, ts.isIfStatement)?.expression;
  if (!condition) return [];
  const lists = findNodes(condition, ts.isArrayLiteralExpression);
  return lists.flatMap(({ elements }) => elements.filter(ts.isStringLiteral).map(({ text }) => text));
}

function byName(a: ReadClass, b: ReadClass): number {
  return a.name < b.name ? -1 : 1;
}
