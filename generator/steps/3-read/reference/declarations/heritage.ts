import path from 'node:path';
import ts from 'typescript';
import type { ReferenceConventions } from '../../../../contract/coverage';
import { type Context, packageOf } from './context';
import { original } from './exports-of';

/** Names of props types: `ButtonBaseProps` belongs to `ButtonBase`. */
const PROPS_NAME = /^([A-Z]\w*)Props$/;

/** Base types at a greater depth are implementation details. */
const DEEPEST = 8;

/** A component whose props are inherited. */
export interface Inherited {
  name: string;
  url?: string;
}

/**
 * The components of other packages whose props a component inherits: the base types of its props, through
 * `extends`, `&`, and utility types such as `Omit<ButtonBaseProps, 'ref'>`.
 */
export function heritageOf(component: ts.Symbol, props: ts.Symbol, context: Context): Inherited[] {
  const found = new Map<string, Inherited>();
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node, depth: number): void => {
    if (seen.has(node) || depth > DEEPEST) return;
    seen.add(node);
    for (const { symbol, given } of baseTypes(node, context)) {
      const inherited = symbol && outsideComponent(symbol, context);
      if (inherited) found.set(inherited.name, inherited);
      else for (const next of [...ownDeclarations(symbol, context), ...given]) visit(next, depth + 1);
    }
  };
  for (const node of beginnings(component, props, context)) visit(node, 0);
  return [...found.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The type nodes of the props: at the parameter, or in the type of the constant. */
function beginnings(component: ts.Symbol, props: ts.Symbol, context: Context): ts.Node[] {
  const nodes = [...(props.declarations ?? []), ...(component.declarations ?? [])];
  return nodes.flatMap((node) => {
    const isTyped = ts.isParameter(node) || ts.isVariableDeclaration(node);
    return isTyped && node.type && packageOf(node.getSourceFile().fileName, context) ? [node.type] : [];
  });
}

interface Part {
  symbol: ts.Symbol | undefined;
  /** Its type arguments: aliases may pass them on as base types. */
  given: readonly ts.Node[];
}

/** The types that a declaration or type node is composed of. */
function baseTypes(node: ts.Node, context: Context): Part[] {
  if (ts.isInterfaceDeclaration(node)) {
    return (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => partOf(type, context)));
  }
  if (ts.isIntersectionTypeNode(node) || ts.isUnionTypeNode(node)) {
    return node.types.flatMap((type) => baseTypes(type, context));
  }
  if (ts.isConditionalTypeNode(node)) {
    return [node.trueType, node.falseType].flatMap((type) => baseTypes(type, context));
  }
  if (ts.isTypeAliasDeclaration(node) || ts.isParenthesizedTypeNode(node))
    return baseTypes(node.type, context);
  return ts.isTypeReferenceNode(node) ? [partOf(node, context)] : [];
}

function partOf(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments, { checker }: Context): Part {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
  const found = checker.getSymbolAtLocation(name);
  const symbol = found && original(found, checker);
  const makes = symbol && (symbol.flags & ts.SymbolFlags.Interface) === 0;
  const isReacts = symbol?.declarations?.some((each) =>
    /@types[\\/]react/.test(each.getSourceFile().fileName),
  );
  return { symbol, given: makes || isReacts ? (node.typeArguments ?? []) : [] };
}

function ownDeclarations(symbol: ts.Symbol | undefined, context: Context): ts.Node[] {
  return (symbol?.declarations ?? []).filter(
    (node) => packageOf(node.getSourceFile().fileName, context) !== undefined,
  );
}

/** `ButtonBaseProps`, declared in a folder named `ButtonBase` of a base package. */
function outsideComponent(symbol: ts.Symbol, { conventions }: Context): Inherited | undefined {
  const [, name] = PROPS_NAME.exec(symbol.name) ?? [];
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  if (name === undefined || path.basename(path.dirname(file)) !== name) return undefined;
  const outside = (conventions.elsewhere ?? []).find((other) =>
    file.includes(`/node_modules/${other.package}/`),
  );
  return outside && { name, url: urlOf(outside.url, name) };
}

/** The URL of a component's documentation on another site; undefined when none is configured. */
export function addressElsewhere(
  name: string,
  packageName: string,
  { elsewhere = [] }: ReferenceConventions,
): string | undefined {
  const outside = elsewhere.find((other) => other.package === packageName);
  return outside && urlOf(outside.url, name);
}

function urlOf(pattern: string, name: string): string {
  const kebab = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return pattern.replace('{name}', kebab);
}
