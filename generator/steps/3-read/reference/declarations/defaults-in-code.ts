import ts from 'typescript';
import type { Context } from './context';
import { findNodes, runtimeModule } from './runtime-module';

/** Variables that hold the props of a component, in the order in which its code creates them. */
const PROPS_NAMES = /^(inProps|props|themeProps|themedProps|_props)$/;

/**
 * The defaults that a component's code gives to its props, in the pattern that destructures them. Only
 * literals are returned; computed defaults are unknown here.
 */
export function defaultsInCode(symbol: ts.Symbol, { scripts }: Context): Map<string, string> {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const module = file === undefined ? undefined : runtimeModule(file, scripts);
  const body = module && componentCode(module.source, symbol.name);
  if (!body) return new Map();
  const patterns = findNodes(body, ts.isObjectBindingPattern).filter(destructuresProps);
  return new Map(patterns.flatMap(({ elements }) => elements.flatMap(literalDefault)));
}

/**
 * Whether the code of a component is a function and nothing around it. React hands such a function no ref, even
 * if its props declare one.
 */
export function isPlainFunction(symbol: ts.Symbol, { scripts }: Context): boolean {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName;
  const module = file === undefined ? undefined : runtimeModule(file, scripts);
  const code = module && componentCode(module.source, symbol.name);
  return code !== undefined && ts.isFunctionDeclaration(code);
}

/** The function or constant of that name: other components in the file have other defaults. */
function componentCode(source: ts.SourceFile, name: string): ts.Node | undefined {
  return source.statements.find((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name;
    return (
      ts.isVariableStatement(statement) &&
      statement.declarationList.declarations.some((each) => each.name.getText() === name)
    );
  });
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
