import type { ParseResult, types } from '@babel/core';
import type { Problem } from '../../../model';
import { demoDoesNotParse } from '../../../problems/catalogue/demos';

/** A relative import and its place; lines and columns start at 1. */
export interface RelativeImport {
  specifier: string;
  line: number;
  column: number;
}

/** What a module imports. */
export interface CodeImports {
  imports: RelativeImport[];
  /** Package modules, including type imports. */
  packages: string[];
}

/** A parsed source file. */
export interface ParsedCode extends CodeImports {
  ast: ParseResult;
}

/** Parses a file of a demo by its extension. A syntax error is a problem with its place. */
export async function parseCode(file: string, code: string): Promise<ParsedCode | Problem> {
  const parsed = await parseModule(file, code);
  if ('ast' in parsed) return parsed;
  const { line, column, ...fault } = parsed;
  return demoDoesNotParse({ ...fault, place: { file, line, column } });
}

/** A syntax error and its place; lines and columns start at 1. */
export interface CodeFault {
  code: string;
  text: string;
  line: number;
  column: number;
}

/** Parses TypeScript or JavaScript by file extension. Babel is loaded when it is first needed. */
export async function parseModule(file: string, code: string): Promise<ParsedCode | CodeFault> {
  // Uses the parser alone: Babel itself would search for its configuration each time.
  const [{ parse }, { types }] = await Promise.all([import('@babel/parser'), import('@babel/core')]);
  try {
    const ast = parse(code, { sourceType: 'module', plugins: syntaxOf(file) });
    return { ast, ...importsOf(ast, types) };
  } catch (error) {
    return faultOf(error);
  }
}

function syntaxOf(file: string): ('typescript' | 'jsx')[] {
  if (file.endsWith('.tsx')) return ['typescript', 'jsx'];
  return file.endsWith('.ts') ? ['typescript'] : ['jsx'];
}

/** The imports of a parsed module, in order. `babel` are Babel's own helpers for syntax trees. */
export function importsOf(ast: types.File, babel: typeof types): CodeImports {
  const sources = importedModules(ast, babel);
  return {
    imports: sources.flatMap(relativeImport),
    packages: sources.map(({ value }) => value).filter((specifier) => !/^[./]/.test(specifier)),
  };
}

function importedModules(ast: types.File, { traverseFast }: typeof types): types.StringLiteral[] {
  const sources: types.StringLiteral[] = [];
  traverseFast(ast, (node) => {
    const source = importedFrom(node);
    if (source) sources.push(source);
  });
  return sources;
}

function relativeImport({ value, loc }: types.StringLiteral): RelativeImport[] {
  if (!loc || !/^\.\.?\//.test(value)) return [];
  return [{ specifier: value, line: loc.start.line, column: loc.start.column + 1 }];
}

/** The specifier of `import … from`, `export … from` and `import()`. */
function importedFrom(node: types.Node): types.StringLiteral | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ExportNamedDeclaration':
      return node.source ?? undefined;
    case 'CallExpression': {
      const [address] = node.arguments;
      return node.callee.type === 'Import' && address?.type === 'StringLiteral' ? address : undefined;
    }
    default:
      return undefined;
  }
}

/** Babel's errors have a place; any other error is a bug of this program. */
function faultOf(error: unknown): CodeFault {
  if (!(error instanceof Error) || !('loc' in error) || !isLocation(error.loc)) throw error;
  const { line, column } = error.loc;
  const [text = ''] = error.message.split('\n');
  const code = 'reasonCode' in error ? String(error.reasonCode) : 'SyntaxError';
  const said = text.replace(/ \(\d+:\d+\)$/, '').replace(/\.$/, '');
  return { code, text: said, line, column: column + 1 };
}

function isLocation(loc: unknown): loc is { line: number; column: number } {
  return typeof loc === 'object' && loc !== null && 'line' in loc && 'column' in loc;
}
