import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import { type ImportedName, readImportClause } from './import-clause';

/** One import, re-export or dynamic import of a JavaScript module. */
export interface ModuleImport {
  kind: 'import' | 'export' | 'export-all' | 'dynamic';
  specifier: string;
  names: ImportedName[];
  /** Offsets of the statement, or of the dynamic import's expression. */
  from: number;
  to: number;
}

/** Finds every import of a JavaScript module, in order. A dynamic import of a calculated name is not one. */
export function readImports(code: string): ModuleImport[] {
  const imports: ModuleImport[] = [];
  parser.parse(code).iterate({
    enter: ({ name, node }) => {
      const found = readers[name]?.(node, code);
      if (found) imports.push(found);
    },
  });
  return imports;
}

type Reader = (node: SyntaxNode, code: string) => ModuleImport | undefined;

const readers: Record<string, Reader> = {
  ImportDeclaration: (node, code) => statement('import', node, code),
  ExportDeclaration: (node, code) => {
    const all = node.getChild('Star') && !node.getChild('as');
    return node.getChild('from') ? statement(all ? 'export-all' : 'export', node, code) : undefined;
  },
  DynamicImport: (node, code) => {
    const specifier = node.getChild('String');
    return specifier
      ? { kind: 'dynamic', specifier: textOf(specifier, code), names: [], from: node.from, to: node.to }
      : undefined;
  },
};

function statement(
  kind: 'import' | 'export' | 'export-all',
  node: SyntaxNode,
  code: string,
): ModuleImport | undefined {
  const specifier = node.getChild('String');
  if (!specifier) return undefined;
  const clause = code
    .slice(node.from, specifier.from)
    .replace(/^(import|export)/, '')
    .replace(/from\s*$/, '');
  const names = kind === 'export-all' ? [] : readImportClause(clause);
  return { kind, specifier: textOf(specifier, code), names, from: node.from, to: node.to };
}

function textOf({ from, to }: SyntaxNode, code: string): string {
  return code.slice(from + 1, to - 1).replace(/\\(.)/g, '$1');
}
