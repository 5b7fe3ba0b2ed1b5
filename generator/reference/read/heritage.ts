import ts from 'typescript';
import { original } from './exports-of';
import { isDeclaredIn, packageOf, type World } from './world';

/** Names of what a component takes: `ButtonBaseProps` are those of `ButtonBase`. */
const PROPS_NAME = /^([A-Z]\w*)Props$/;

/** Deeper than this, types are made of others for reasons nobody reads about. */
const DEEPEST = 6;

/**
 * The components of other packages whose props a type is built upon: through `extends`, `&`, and what
 * takes something away such as `Omit<ButtonBaseProps, 'ref'>`.
 */
export function heritageOf(props: ts.Type, world: World): { name: string; url?: string }[] {
  const { elsewhere = [] } = world.conventions;
  const names = new Map<string, { name: string; url?: string }>();
  const seen = new Set<ts.Node>();
  const visit = (node: ts.Node | undefined, depth: number): void => {
    if (!node || seen.has(node) || depth > DEEPEST) return;
    seen.add(node);
    for (const { symbol, rest } of builtUpon(node, world)) {
      const [, name] = (symbol && PROPS_NAME.exec(symbol.name)) ?? [];
      const outside = elsewhere.find((other) => symbol && isFrom(symbol, other.package));
      if (name !== undefined && outside) names.set(name, { name, url: urlOf(outside.url, name) });
      else for (const next of [...ownDeclarations(symbol, world), ...rest]) visit(next, depth + 1);
    }
  };
  for (const node of declarationsOf(props)) visit(node, 0);
  return [...names.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

interface Part {
  symbol: ts.Symbol | undefined;
  /** Where to look on when the name itself says nothing. */
  rest: ts.Node[];
}

/** The types that a declaration or a type's node is put together from. */
function builtUpon(node: ts.Node, world: World): Part[] {
  if (ts.isInterfaceDeclaration(node)) {
    return (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => partOf(type, world)));
  }
  if (ts.isTypeAliasDeclaration(node)) return builtUpon(node.type, world);
  if (ts.isIntersectionTypeNode(node)) return node.types.flatMap((type) => builtUpon(type, world));
  if (ts.isParenthesizedTypeNode(node)) return builtUpon(node.type, world);
  return ts.isTypeReferenceNode(node) ? [partOf(node, world)] : [];
}

function partOf(node: ts.TypeReferenceNode | ts.ExpressionWithTypeArguments, { checker }: World): Part {
  const name = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
  const symbol = checker.getSymbolAtLocation(name);
  const [first] = node.typeArguments ?? [];
  return { symbol: symbol && original(symbol, checker), rest: first ? [first] : [] };
}

function ownDeclarations(symbol: ts.Symbol | undefined, world: World): ts.Node[] {
  return (symbol?.declarations ?? []).filter(
    (node) => packageOf(node.getSourceFile().fileName, world) !== undefined,
  );
}

function declarationsOf(type: ts.Type): ts.Node[] {
  const parts = type.isIntersection() && !type.aliasSymbol ? type.types : [type];
  return parts.flatMap((part) => (part.aliasSymbol ?? part.symbol)?.declarations ?? []);
}

function isFrom(symbol: ts.Symbol, name: string): boolean {
  return isDeclaredIn(symbol, new RegExp(`[\\\\/]node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`));
}

function urlOf(pattern: string, name: string): string {
  const kebab = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase();
  return pattern.replace('{name}', kebab);
}
