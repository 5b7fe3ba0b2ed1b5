import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The code that belongs to declarations, parsed and never executed. */
export interface RuntimeModule {
  file: string;
  source: ts.SourceFile;
}

/** Scripts that are already parsed. */
export type Scripts = Map<string, RuntimeModule>;

/**
 * The module whose types a file declares: the file itself if it is TypeScript, or the script beside it.
 * Undefined where a package contains none.
 */
export function runtimeModule(declarations: string, scripts: Scripts): RuntimeModule | undefined {
  const file = scriptOf(declarations);
  if (file === undefined) return undefined;
  const known = scripts.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const module = {
    file,
    source: ts.createSourceFile(
      file,
      text,
      { languageVersion: ts.ScriptTarget.ES2022, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
      true,
    ),
  };
  scripts.set(file, module);
  return module;
}

/** Hooks that this module imports from its package: they often do part of a component's work. */
export function importedHooks(module: RuntimeModule, scripts: Scripts): RuntimeModule[] {
  return importsOf(module)
    .filter((name) => /^\..*\/use[A-Z]\w*(\.js)?$/.test(name))
    .flatMap((name) => runtimeModule(path.join(path.dirname(module.file), name), scripts) ?? []);
}

/** The modules that a module imports or requires. */
function importsOf(module: RuntimeModule): string[] {
  const imported = module.source.statements
    .filter(ts.isImportDeclaration)
    .map(({ moduleSpecifier }) => moduleSpecifier);
  const required = callsOf(['require'], module).flatMap((call) => call.arguments.slice(0, 1));
  return [...imported, ...required].filter(ts.isStringLiteral).map(({ text }) => text);
}

/** All descendants of a node that are of a kind. */
export function findNodes<T extends ts.Node>(root: ts.Node, isWanted: (node: ts.Node) => node is T): T[] {
  const found: T[] = [];
  const visit = (node: ts.Node): void => {
    if (isWanted(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return found;
}

/** Calls of functions of these names. */
export function callsOf(names: readonly string[], { source }: RuntimeModule): ts.CallExpression[] {
  return findNodes(source, ts.isCallExpression).filter(({ expression }) =>
    names.includes(calledName(expression)),
  );
}

/** `useThemeProps(…)`, and its compiled CommonJS form: `(0, _styles.useThemeProps)(…)`. */
function calledName(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  if (ts.isParenthesizedExpression(expression)) return calledName(expression.expression);
  if (ts.isBinaryExpression(expression)) return calledName(expression.right);
  return '';
}

function scriptOf(declarations: string): string | undefined {
  const base = declarations.replace(/\.d\.ts$|\.[cm]?js$/, '');
  const spellings = [declarations, `${base}.js`, `${base}.tsx`, `${base}.ts`, path.join(base, 'index.js')];
  return spellings.find((file) => !file.endsWith('.d.ts') && /\.[jt]sx?$/.test(file) && existsSync(file));
}
