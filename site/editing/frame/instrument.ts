import type { SyntaxNode } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { Wanted } from './offer';
import { readClause } from './read-clause';

/** Code with checks in loops and functions, and its imports. */
export interface Instrumented {
  code: string;
  wanted: Wanted[];
}

interface Insertion {
  at: number;
  text: string;
}

/**
 * Collects the imports of a module, and adds a call of `demoBeat` (beat.ts) to each loop and function:
 * recursive calls and promises can be as endless as loops. Line numbers do not change.
 */
export function instrument(file: string, code: string): Instrumented {
  const insertions: Insertion[] = [];
  const wanted: Wanted[] = [];
  const lineOf = (at: number) => code.slice(0, at).split('\n').length;
  parser.parse(code).iterate({
    enter: ({ name, node }) => {
      const call = () => `demoBeat(${JSON.stringify(file)},${lineOf(node.from)})`;
      if (LOOPS.has(name)) insertions.push(...around(bodyOf(node), `${call()};`));
      if (FUNCTIONS.has(name)) insertions.push(...atStart(node.lastChild, call()));
      if (!IMPORTS.has(name)) return;
      const found = wantedBy(code.slice(node.from, node.to));
      if (found) wanted.push({ ...found, line: lineOf(node.from) });
    },
  });
  return { code: insert(code, insertions), wanted };
}

const LOOPS = new Set(['ForStatement', 'WhileStatement', 'DoStatement']);
const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'MethodDeclaration',
  'ArrowFunction',
  // In an object, only methods end with a block.
  'Property',
]);
const IMPORTS = new Set(['ImportDeclaration', 'ExportDeclaration', 'DynamicImport']);

function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  const body = loop.name === 'DoStatement' ? loop.firstChild?.nextSibling : loop.lastChild;
  return body ?? null;
}

function around(body: SyntaxNode | null, call: string): Insertion[] {
  if (!body) return [];
  if (body.name === 'Block') return [{ at: body.from + 1, text: call }];
  return [
    { at: body.from, text: `{${call}` },
    { at: body.to, text: '}' },
  ];
}

/** The body of an arrow function can be an expression; unparsable code is not changed. */
function atStart(body: SyntaxNode | null, call: string): Insertion[] {
  if (!body || body.type.isError || body.name === 'Arrow') return [];
  if (body.name === 'Block') return [{ at: body.from + 1, text: `${call};` }];
  if (body.parent?.name !== 'ArrowFunction') return [];
  return [
    { at: body.from, text: `(${call},` },
    { at: body.to, text: ')' },
  ];
}

/**
 * From the end to the start, so that offsets stay valid; at the same offset, closing insertions come before
 * opening ones.
 */
function insert(code: string, insertions: Insertion[]): string {
  return insertions
    .map((one, order) => ({ ...one, order }))
    .sort((a, b) => b.at - a.at || a.order - b.order)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), code);
}

function wantedBy(statement: string): Omit<Wanted, 'line'> | undefined {
  const [, keyword, clause = '', , specifier] =
    /^(import|export)\b([^'"]*?)(['"])([^'"]+)\3/.exec(statement) ?? [];
  if (specifier === undefined || (keyword === 'export' && !/\bfrom\s*$/.test(clause))) return undefined;
  return { specifier, names: clause.trim() === '(' ? ['*'] : readClause(clause) };
}
