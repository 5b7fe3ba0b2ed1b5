import path from 'node:path';
import type ts from 'typescript';
import type { CoveredExport } from '../../../../contract/coverage';
import type { ReadImport } from '../../../../model/reference-pages';
import type { Context, OpenPackage } from './context';
import { exportsOf } from './exports-of';

/** An import and its kind. */
export interface Imported {
  covered: CoveredExport;
  symbol: ts.Symbol;
  /** The package of the lowest plan that exports it. */
  home: OpenPackage;
  /** Types are erased by the compiler and need `import type`. */
  keyword: 'import' | 'import type';
}

/**
 * The ways to import an export: from its own subpath, from its package, and from every package of a higher
 * plan that exports it, too.
 */
export function readImports({ covered, symbol, home, keyword }: Imported, context: Context): ReadImport[] {
  const { product } = home;
  // A type of the same name has more members in a higher plan; a component of the same name may be a stub.
  const isSame = (found: ts.Symbol | undefined) =>
    keyword === 'import' ? found === symbol : found !== undefined;
  const higher = context.packages.filter(
    (other) =>
      other.product === product && other.rank > home.rank && isSame(other.exports.get(covered.export)),
  );
  const own = keyword === 'import' ? subpathOf(covered.export, symbol, { home, context }) : undefined;
  const names = [...(own ? [{ from: own, plan: home.declared.plan }] : []), ...[home, ...higher].map(rootOf)];
  const what = covered.title ? `${covered.export} as ${covered.title}` : covered.export;
  return names.map(({ from, plan }) => ({
    code: `${keyword} { ${what} } from '${from}';`,
    ...(plan && { plan }),
  }));
}

function rootOf({ declared: { name, plan } }: OpenPackage) {
  return { from: name, plan };
}

/** The package's own entry for the folder in which a symbol is declared, if it exports it. */
function subpathOf(
  name: string,
  symbol: ts.Symbol,
  { home, context }: { home: OpenPackage; context: Context },
): string | undefined {
  const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? '';
  const [folder = ''] = path.relative(home.folder, file).split(path.sep);
  const entry = folder.startsWith('.') ? undefined : home.subpath(folder);
  const isExported = entry !== undefined && exportsOf(entry, context.program).get(name) === symbol;
  return isExported ? `${home.declared.name}/${folder}` : undefined;
}
