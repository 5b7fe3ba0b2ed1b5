import { type ImportedName, readImportClause } from '../modules/import-clause';

/** A statement of a published module that names another one, as it stands in its text. */
export interface PackageImport {
  keyword: 'import' | 'export';
  specifier: string;
  names: ImportedName[];
  from: number;
  to: number;
}

/** What a module of a package gives: names it only hands on, and modules it hands on whole. */
export interface PackageExports {
  /** By exported name: where it comes from, and what it is called there. */
  handedOn: Map<string, { specifier: string; name: string }>;
  /** Specifiers of `export * from`. */
  all: string[];
  /** Names that are made here. */
  own: Set<string>;
}

/**
 * Statements of published modules begin at a line's start: that is found a hundred times faster than
 * by parsing the thousands of modules there are. What is written otherwise is not found and stays.
 */
const FROM = /^(import|export)\s+([^'"();=]*?)\s+from\s*(['"])([^'"\n]+)\3;?/gm;
const ALL = /^export\s*\*\s*from\s*(['"])([^'"\n]+)\1/gm;
const LIST = /^export\s*\{([^}]*)\}(?!\s*from)/gm;
const MADE = /^export\s+(?:async\s+)?(?:const|let|var|function\s*\*?|class)\s+([\w$]+)/gm;

/** Finds the statements of an ES module, as packages publish them, that name what they take from another one. */
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

/** Reads the exports of an ES module as packages publish them. */
export function readPackageExports(source: string): PackageExports {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const all = [...code.matchAll(ALL)].map(([, , specifier = '']) => specifier);
  const exports: PackageExports = { handedOn: new Map(), all, own: new Set() };
  const imports = readPackageImports(code);
  for (const { keyword, specifier, names } of imports) {
    if (keyword === 'import') continue;
    for (const { imported, local } of names) exports.handedOn.set(local, { specifier, name: imported });
  }
  for (const [, list = ''] of code.matchAll(LIST)) {
    for (const { imported, local } of readImportClause(`{${list}}`)) {
      const brought = broughtIn(imports, imported);
      if (brought) exports.handedOn.set(local, brought);
      else exports.own.add(local);
    }
  }
  for (const [, name = ''] of code.matchAll(MADE)) exports.own.add(name);
  if (/^export\s+default\b/m.test(code)) exports.own.add('default');
  return exports;
}

/** A name that was imported only to be exported again. */
function broughtIn(imports: PackageImport[], local: string): { specifier: string; name: string } | undefined {
  for (const { keyword, specifier, names } of imports) {
    const found = keyword === 'import' ? names.find((name) => name.local === local) : undefined;
    if (found) return { specifier, name: found.imported };
  }
  return undefined;
}
