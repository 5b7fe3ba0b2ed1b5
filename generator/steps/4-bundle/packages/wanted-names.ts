import { isBuiltin } from 'node:module';
import { NAMESPACE } from '../modules/import-clause';
import { isBare } from '../modules/resolve-file';
import type { WalkedModule } from '../modules/walk-modules';

/** Names that some modules ask packages for, by package module. Nothing but side effects is an empty set. */
export type WantedNames = Map<string, Set<string>>;

/** Collects what modules import from packages, sorted, so that equal sites ask in equal words. */
export function wantedNames(modules: Iterable<WalkedModule>): WantedNames {
  const wanted: WantedNames = new Map();
  for (const { imports } of modules) {
    for (const { kind, specifier, names } of imports) {
      if (!isPackageModule(specifier)) continue;
      const asked = kind === 'dynamic' ? [NAMESPACE] : names.map(({ imported }) => imported);
      wanted.set(specifier, new Set([...(wanted.get(specifier) ?? []), ...asked]));
    }
  }
  return new Map(
    [...wanted].sort(byName).map(([specifier, names]) => [specifier, new Set([...names].sort())]),
  );
}

/** Package modules that some modules import and do not only load later; sorted. */
export function importedPackages(modules: Iterable<WalkedModule>): string[] {
  const found = [...modules].flatMap(({ imports }) => imports.filter(({ kind }) => kind !== 'dynamic'));
  return [...new Set(found.map(({ specifier }) => specifier).filter(isPackageModule))].sort();
}

/** Whether a specifier names a module of an installed package. */
export function isPackageModule(specifier: string): boolean {
  return isBare(specifier) && !isBuiltin(specifier);
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
