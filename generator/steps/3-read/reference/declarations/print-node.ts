import ts from 'typescript';
import { original } from './exports-of';

/**
 * Flags for printed types: not truncated, alias names kept, single quotes. Unions are not reduced, because
 * that compares all properties of their members.
 */
export const nodeFlags =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  ts.NodeBuilderFlags.OmitParameterModifiers |
  ts.NodeBuilderFlags.NoTypeReduction |
  ts.NodeBuilderFlags.IgnoreErrors;

const printer = ts.createPrinter({ removeComments: true });
const emptyFile = ts.createSourceFile('nowhere.ts', '', ts.ScriptTarget.ES2022);

/** A node as text, on one line. */
export function printNode(node: ts.Node): string {
  return printer.printNode(ts.EmitHint.Unspecified, node, emptyFile);
}

/** The symbol of a name in a printed node or a source file. */
export function symbolOfName(name: ts.EntityName, checker: ts.TypeChecker): ts.Symbol | undefined {
  const last = ts.isQualifiedName(name) ? name.right : name;
  const written: ts.Identifier & { symbol?: ts.Symbol } = last;
  const symbol = written.symbol ?? checker.getSymbolAtLocation(last);
  return symbol && original(symbol, checker);
}
