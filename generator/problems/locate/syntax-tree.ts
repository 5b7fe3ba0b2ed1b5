import ts from 'typescript';
import type { Source } from '../../model';

/** Resolves expressions of a definition's sources statically, also across files. */
export interface SyntaxTrees {
  /** The exported expression of a name. */
  exported(file: string, name: string): Expression | undefined;
  /** Resolves a name to its value, and a call such as `defineSite({ … })` to its argument. */
  meant(expression: Expression): Expression;
}

/** A piece of code, and the source it stands in. */
export interface Expression {
  node: ts.Node;
  source: Source;
}

/** The limit of resolution steps: names may refer to each other in a cycle. */
const MOST_STEPS = 32;

/** Parses sources on demand. */
export function syntaxTrees(sources: readonly Source[]): SyntaxTrees {
  const trees = new Map<string, ts.SourceFile>();
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const treeOf = ({ file, text }: Source): ts.SourceFile => {
    const tree = trees.get(file) ?? ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    trees.set(file, tree);
    return tree;
  };
  const exported = (file: string, name: string): Expression | undefined => {
    const source = byFile.get(file);
    return source && named(name, source);
  };
  const named = (name: string, source: Source): Expression | undefined => {
    for (const statement of treeOf(source).statements) {
      const value = ts.isVariableStatement(statement) ? declaredValue(statement, name) : undefined;
      if (value) return { node: value, source };
      const origin = importedFrom(statement, name);
      const file = origin && fileOf(origin.module, source.file, byFile);
      if (origin && file !== undefined) return exported(file, origin.name);
    }
    return undefined;
  };
  const meant = (expression: Expression, steps = MOST_STEPS): Expression => {
    const { node, source } = expression;
    const inner = innerOf(node);
    const next = ts.isIdentifier(node) ? named(node.text, source) : inner && { node: inner, source };
    return next && steps > 0 ? meant(next, steps - 1) : expression;
  };
  return { exported, meant };
}

function declaredValue(statement: ts.VariableStatement, name: string): ts.Expression | undefined {
  return statement.declarationList.declarations.find(
    (declaration) => ts.isIdentifier(declaration.name) && declaration.name.text === name,
  )?.initializer;
}

/** `import { a as name } from 'module'`, or `export { a as name } from 'module'`. */
function importedFrom(statement: ts.Statement, name: string): { module: string; name: string } | undefined {
  const clause = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  if (!clause || !(ts.isNamedImports(clause) || ts.isNamedExports(clause))) return undefined;
  const { moduleSpecifier } =
    clause.parent.kind === ts.SyntaxKind.ImportClause ? clause.parent.parent : clause.parent;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const found = [...clause.elements].find((element) => element.name.text === name);
  return found && { module: moduleSpecifier.text, name: (found.propertyName ?? found.name).text };
}

function fileOf(module: string, from: string, files: ReadonlyMap<string, Source>): string | undefined {
  if (!module.startsWith('.')) return undefined;
  const bare = decodeURI(new URL(module, `file:///${encodeURI(from)}`).pathname).slice(1);
  return [bare, `${bare}.ts`, `${bare}.tsx`, `${bare}/index.ts`, bare.replace(/\.js$/, '.ts')].find((file) =>
    files.has(file),
  );
}

function innerOf(node: ts.Node): ts.Node | undefined {
  if (ts.isCallExpression(node)) return node.arguments[0];
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return node.expression;
  return ts.isParenthesizedExpression(node) ? node.expression : undefined;
}
