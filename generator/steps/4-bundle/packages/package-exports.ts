import { type ImportedName, readImportClause } from '../modules/import-clause';

/** A statement of a published module that imports from another one, with its source text. */
export interface PackageImport {
  keyword: 'import' | 'export';
  specifier: string;
  names: ImportedName[];
  from: number;
  to: number;
}

/** The exports of a module of a package: its own names, re-exported names, and modules that it re-exports as a whole. */
export interface PackageExports {
  /** By exported name: the module it comes from, and its name there. */
  reExported: Map<string, { specifier: string; name: string }>;
  /** Specifiers of `export * from`. */
  all: string[];
  /** Names that are defined here. */
  own: Set<string>;
}

/**
 * Statements of published modules begin at the start of a line. Patterns are a hundred times faster than parsing thousands
 * of modules; statements in another form are not found and stay unchanged.
 */
const FROM = /^(import|export)\s+([^'"();=]*?)\s+from\s*(['"])([^'"\n]+)\3;?/gm;
const ALL = /^export\s*\*\s*from\s*(['"])([^'"\n]+)\1/gm;
const LIST = /^export\s*\{([^}]*)\}(?!\s*from)/gm;
const MADE = /^export\s+(?:async\s+)?(?:const|let|var|function\s*\*?|class)\s+([\w$]+)/gm;

/** Finds the import and re-export statements of a published ES module. */
export function readPackageImports(code: string): PackageImport[] {
  return [...code.matchAll(FROM)]
    .filter(([, , clause = '']) => clause !== '*')
    .map((match) => {
      const [statement, keyword, clause = '', , specifier = ''] = match;
      const [from, to] = [match.index, match.index + statement.length];
      const names = readImportClause(clause);
      return { keyword: keyword === 'export' ? 'export' : 'import', specifier, names, from, to };
    });
}

/** Reads the exports of a published ES module. */
export function readPackageExports(source: string): PackageExports {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const all = [...code.matchAll(ALL)].map(([, , specifier = '']) => specifier);
  const exports: PackageExports = { reExported: new Map(), all, own: new Set() };
  const imports = readPackageImports(code);
  for (const { keyword, specifier, names } of imports) {
    if (keyword === 'import') continue;
    for (const { imported, local } of names) exports.reExported.set(local, { specifier, name: imported });
  }
  for (const [, list = ''] of code.matchAll(LIST)) {
    for (const { imported, local } of readImportClause(`{${list}}`)) {
      const brought = importedOrigin(imports, imported);
      if (brought) exports.reExported.set(local, brought);
      else exports.own.add(local);
    }
  }
  for (const [, name = ''] of code.matchAll(MADE)) exports.own.add(name);
  if (/^export\s+default\b/m.test(code)) exports.own.add('default');
  return exports;
}

/** The origin of a local name that was imported and is exported again. */
function importedOrigin(
  imports: PackageImport[],
  local: string,
): { specifier: string; name: string } | undefined {
  for (const { keyword, specifier, names } of imports) {
    const found = keyword === 'import' ? names.find((name) => name.local === local) : undefined;
    if (found) return { specifier, name: found.imported };
  }
  return undefined;
}
