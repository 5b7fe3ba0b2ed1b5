import ts from 'typescript';
import { componentCode } from './component-code';
import type { Context } from './context';
import { nodeFlags } from './print-node';
import { printType } from './type-node';

/**
 * The type that a ref of a component holds: the type argument of its `ref` prop. Undefined without such a
 * prop, because it cannot hold a ref; `unknown` where the declaration does not name an element.
 */
export function readRef(props: ts.Type, context: Context): { type: string } | undefined {
  const { checker } = context;
  const symbol = checker.getPropertyOfType(props, 'ref');
  if (!symbol) return undefined;
  const type = checker.getTypeOfSymbol(symbol);
  const held = (type.isUnion() ? type.types : [type]).flatMap((member) => refTargets(member, checker));
  const [first] = held;
  if (!first) return { type: 'unknown' };
  const node = checker.typeToTypeNode(first, undefined, nodeFlags);
  const text = node ? printType(node, checker) : checker.typeToString(first);
  // What remains of `unknown` without `undefined` and `null`.
  return { type: text === '{}' ? 'unknown' : text };
}

/** Whether the code of a component is a function and nothing around it: React hands such a function no ref, whatever its type says. */
export function isPlainFunction(symbol: ts.Symbol, context: Context): boolean {
  const code = componentCode(symbol, context);
  return code !== undefined && ts.isFunctionDeclaration(code);
}

/** `RefObject<T>` holds a `T`. */
function refTargets(type: ts.Type, checker: ts.TypeChecker): ts.Type[] {
  const current = type.getProperty('current');
  if (!current) return [];
  return [checker.getNonNullableType(checker.getTypeOfSymbol(current))];
}
