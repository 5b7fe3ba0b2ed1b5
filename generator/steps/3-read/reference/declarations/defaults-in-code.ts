import ts from 'typescript';
import { componentCode } from './component-code';
import type { Context } from './context';
import { findNodes } from './runtime-module';

/** Variables that hold the props of a component, in the order in which its code creates them. */
const PROPS_NAMES = /^(inProps|props|themeProps|themedProps|_props)$/;

/**
 * The defaults that a component's code gives to its props, in the pattern that destructures them. Only
 * literals are returned; computed defaults are unknown here.
 */
export function defaultsInCode(symbol: ts.Symbol, context: Context): Map<string, string> {
  const code = componentCode(symbol, context);
  if (!code) return new Map();
  const patterns = findNodes(code, ts.isObjectBindingPattern).filter(destructuresProps);
  return new Map(patterns.flatMap(({ elements }) => elements.flatMap(literalDefault)));
}

/** `const { size = 3 } = props`, and `function Seed({ size = 3 })`. */
function destructuresProps({ parent }: ts.ObjectBindingPattern): boolean {
  if (ts.isVariableDeclaration(parent)) {
    const { initializer } = parent;
    return initializer !== undefined && ts.isIdentifier(initializer) && PROPS_NAMES.test(initializer.text);
  }
  return ts.isParameter(parent) && isComponentFunction(parent.parent);
}

/** A component's function has a name; inner functions may destructure other objects. */
function isComponentFunction(node: ts.Node): boolean {
  return ts.isFunctionDeclaration(node) || (ts.isFunctionExpression(node) && node.name !== undefined);
}

function literalDefault(element: ts.BindingElement): [string, string][] {
  const { initializer, name, propertyName } = element;
  const literal = initializer && literalText(initializer);
  const prop = propertyName ?? name;
  return literal !== undefined && ts.isIdentifier(prop) ? [[prop.text, literal]] : [];
}

function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteral(node)) return `'${node.text}'`;
  if (ts.isNumericLiteral(node)) return node.text;
  if (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand)) return node.getText();
  const isKeyword =
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword;
  return isKeyword ? node.getText() : undefined;
}
