import { parser } from '@lezer/javascript';
import { readImportClause } from '../modules/import-clause';
import { type ModuleImport, readImports } from '../modules/read-imports';

/** What a module of a package gives: names it only hands on, and modules it hands on whole. */
export interface PackageExports {
  /** By exported name: where it comes from, and what it is called there. */
  handedOn: Map<string, { specifier: string; name: string }>;
  /** Specifiers of `export * from`. */
  all: string[];
  /** Names that are made here. */
  own: Set<string>;
}

/** Reads the exports of an ES module as packages publish them. */
export function readPackageExports(code: string): PackageExports {
  const imports = readImports(code);
  const handedOn = new Map(
    imports
      .filter(({ kind }) => kind === 'export')
      .flatMap(({ specifier, names }) =>
        names.map(({ imported, local }): [string, { specifier: string; name: string }] => [
          local,
          { specifier, name: imported },
        ]),
      ),
  );
  const own = new Set<string>();
  for (const { imported, local } of localExports(code)) {
    const brought = broughtIn(imports, imported);
    if (brought) handedOn.set(local, brought);
    else own.add(local);
  }
  return {
    handedOn,
    own,
    all: imports.filter(({ kind }) => kind === 'export-all').map(({ specifier }) => specifier),
  };
}

/** A name that was imported only to be exported again. */
function broughtIn(imports: ModuleImport[], local: string): { specifier: string; name: string } | undefined {
  for (const { kind, specifier, names } of imports) {
    const found = kind === 'import' ? names.find((name) => name.local === local) : undefined;
    if (found) return { specifier, name: found.imported };
  }
  return undefined;
}

/** `export { a as b }`, `export const a`, `export function a`, `export default …`: local name and exported name. */
function localExports(code: string): { imported: string; local: string }[] {
  const found: { imported: string; local: string }[] = [];
  parser.parse(code).iterate({
    enter: ({ name, node }) => {
      if (name !== 'ExportDeclaration') return name === 'Script';
      if (node.getChild('from') && node.getChild('String')) return false;
      const group = node.getChild('ExportGroup');
      if (group) found.push(...readImportClause(code.slice(group.from, group.to)));
      else if (node.getChild('default')) found.push({ imported: '', local: 'default' });
      else
        for (const defined of definitions(code.slice(node.from, node.to)))
          found.push({ imported: '', local: defined });
      return false;
    },
  });
  return found;
}

function definitions(statement: string): string[] {
  const [, name] =
    /^export\s+(?:async\s+)?(?:const|let|var|function\s*\*?|class)\s+([\w$]+)/.exec(statement) ?? [];
  return name === undefined ? [] : [name];
}
