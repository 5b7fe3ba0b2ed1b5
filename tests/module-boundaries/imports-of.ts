import { existsSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** One import of one file. */
export interface Import {
  /** A file of this repository, a package, or a module of Node (`node:fs`). */
  target: string;
  kind: 'file' | 'package' | 'node';
}

/** Everything a file imports: by statement, re-export, call and type. `file` is relative to `root`. */
export function importsOf(file: string, text: string, root: string): Import[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, false, kindOf(file));
  const found: Import[] = [];
  visit(source, (specifier) => found.push(targetOf(specifier, file, root)));
  return found;
}

type Found = (specifier: string) => void;

function visit(node: ts.Node, found: Found): void {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) tell(node.moduleSpecifier, found);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    tell(node.arguments[0], found);
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) tell(node.argument.literal, found);
  ts.forEachChild(node, (child) => visit(child, found));
}

function tell(specifier: ts.Node | undefined, found: Found): void {
  if (specifier && ts.isStringLiteralLike(specifier)) found(specifier.text);
}

function targetOf(specifier: string, file: string, root: string): Import {
  if (specifier.startsWith('.')) return { kind: 'file', target: resolved(specifier, file, root) };
  const name = specifier.replace(/^node:/, '');
  return builtinModules.includes(name)
    ? { kind: 'node', target: `node:${name}` }
    : { kind: 'package', target: specifier };
}

/** What a bundler would find: the path itself, with an ending, or the index of a folder. */
function resolved(specifier: string, file: string, root: string): string {
  const base = path.posix.join(path.posix.dirname(file), specifier);
  const tried = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'].map((ending) => base + ending);
  return tried.find((name) => isFile(path.join(root, name))) ?? base;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function kindOf(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}
