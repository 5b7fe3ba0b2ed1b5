import type { SyntaxNodeRef } from '@lezer/common';
import { parser } from '@lezer/javascript';
import type { EditedFile } from '../messages';
import { CodeError } from './code-error';

/**
 * Throws a `CodeError` for what the compiler would drop or merge silently: a namespace with values, and an imported name that is
 * imported or declared again. `code` is the source with its types.
 */
export function refuseDropped({ name: file, code }: EditedFile): void {
  const [imported, declared] = [new Set<string>(), new Set<string>()];
  eachNode(file, code, (at) => {
    const line = lineOf(code, at.from);
    if (at.name === 'AmbientDeclaration') return false;
    if (at.name === 'NamespaceDeclaration') {
      if (hasValues(at)) throw new CodeError({ reason: 'namespace', file, line });
      return false;
    }
    const isImport = isImported(at);
    if (at.name !== 'VariableDefinition' || !(isImport || isOfModule(at))) return true;
    const name = code.slice(at.from, at.to);
    // The words of the browser, which never sees the imports. Of two declarations, it tells itself.
    const message = `Identifier '${name}' has already been declared`;
    if (imported.has(name) || (isImport && declared.has(name)))
      throw new CodeError({ reason: 'syntax', message, file, line });
    (isImport ? imported : declared).add(name);
    return true;
  });
}

/**
 * Throws a `CodeError` for names of CommonJS that the code does not declare itself: they are those of the function around it
 * (define-file.ts), and exist nowhere else in a browser. `code` has no types, because `declare` declares nothing.
 */
export function refuseCommonJs({ name: file, code }: EditedFile): void {
  const declared = new Set<string>();
  const used = new Map<string, number>();
  eachNode(file, code, (at) => {
    const name = code.slice(at.from, at.to);
    if (at.name === 'VariableDefinition') declared.add(name);
    const isUse = at.name === 'VariableName' && !GROUPS.has(at.node.parent?.name ?? '');
    if (isUse && COMMON_JS.has(name) && !used.has(name)) used.set(name, lineOf(code, at.from));
    return true;
  });
  for (const [name, line] of used)
    if (!declared.has(name)) throw new CodeError({ reason: 'commonjs', name, file, line });
}

const COMMON_JS = new Set(['require', 'module', 'exports']);

/** Names in them are those of other modules. */
const GROUPS = new Set(['ImportGroup', 'ExportGroup']);

/** Statements of namespaces that have no values. */
const TYPES = new Set([';', 'InterfaceDeclaration', 'TypeAliasDeclaration', 'AmbientDeclaration']);

/** Calls `enter` for each node of a file; it returns false to leave out what is inside. */
function eachNode(file: string, code: string, enter: (node: SyntaxNodeRef) => boolean): void {
  const dialects = [/\.tsx?$/.test(file) && 'ts', !file.endsWith('.ts') && 'jsx'].filter(Boolean);
  parser
    .configure({ dialect: dialects.join(' ') })
    .parse(code)
    .iterate({ enter });
}

function lineOf(code: string, at: number): number {
  return code.slice(0, at).split('\n').length;
}

function isImported({ node: { parent } }: SyntaxNodeRef): boolean {
  return parent?.name === 'ImportDeclaration' || parent?.name === 'ImportGroup';
}

/** Whether a name is declared in the module itself, and not in a function, class or block of it. */
function isOfModule({ node }: SyntaxNodeRef): boolean {
  for (let around = node.parent; around; around = around.parent) if (SCOPES.has(around.name)) return false;
  return true;
}

const SCOPES = new Set([
  ...['ParamList', 'ArrowFunction', 'FunctionExpression', 'ClassBody', 'ClassExpression', 'Block'],
  ...['ForStatement', 'CatchClause'],
]);

function hasValues({ node }: SyntaxNodeRef): boolean {
  const statements = node.getChild('Block')?.getChildren('Statement') ?? [];
  return statements.some((statement) => {
    const declared = statement.name === 'ExportDeclaration' ? statement.lastChild : statement;
    if (declared?.name === 'NamespaceDeclaration') return hasValues(declared);
    return !TYPES.has(declared?.name ?? '');
  });
}
