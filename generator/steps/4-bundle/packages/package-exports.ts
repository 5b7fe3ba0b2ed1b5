import { type ImportedName, readImportClause } from '../modules/import-clause';

/** An import statement of a published module, as it stands in its text. */
export interface PackageImport {
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
const IMPORT = /^import\s+([^'"();]*?)\s+from\s*(['"])([^'"\n]+)\2;?/gm;
const FROM = /^export\s+([^'"();=]*?)\s*from\s*(['"])([^'"\n]+)\2/gm;
const LIST = /^export\s*\{([^}]*)\}(?!\s*from)/gm;
const MADE = /^export\s+(?:async\s+)?(?:const|let|var|function\s*\*?|class)\s+([\w$]+)/gm;

/** Finds the imports of an ES module as packages publish them. */
export function readPackageImports(code: string): PackageImport[] {
  return [...code.matchAll(IMPORT)].map((match) => {
    const [statement, clause = '', , specifier = ''] = match;
    return {
      specifier,
      names: readImportClause(clause),
      from: match.index,
      to: match.index + statement.length,
    };
  });
}

/** Reads the exports of an ES module as packages publish them. */
export function readPackageExports(source: string): PackageExports {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const exports: PackageExports = { handedOn: new Map(), all: [], own: new Set() };
  for (const [, clause = '', , specifier = ''] of code.matchAll(FROM)) {
    if (clause.trim() === '*') exports.all.push(specifier);
    for (const { imported, local } of namesOf(clause))
      exports.handedOn.set(local, { specifier, name: imported });
  }
  const imports = readPackageImports(code);
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

function namesOf(clause: string): ImportedName[] {
  return clause.trim() === '*' ? [] : readImportClause(clause);
}

/** A name that was imported only to be exported again. */
function broughtIn(imports: PackageImport[], local: string): { specifier: string; name: string } | undefined {
  for (const { specifier, names } of imports) {
    const found = names.find((name) => name.local === local);
    if (found) return { specifier, name: found.imported };
  }
  return undefined;
}
