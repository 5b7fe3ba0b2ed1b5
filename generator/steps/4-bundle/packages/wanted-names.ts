import { isBuiltin } from 'node:module';
import { NAMESPACE } from '../modules/import-clause';
import type { ModuleImport } from '../modules/read-imports';
import { isBare } from '../modules/resolve-file';
import type { WalkedModule } from '../modules/walk-modules';

/** One export of a package module that the site imports; without a name, the module is imported for its side effects. */
export interface WantedName {
  specifier: string;
  name?: string;
}

/** Names that modules import from packages, by key. */
export type WantedNames = Map<string, WantedName>;

/** Collects the names that modules import from packages; sorted, so that the result does not depend on the order of modules. */
export function wantedNames(modules: Iterable<WalkedModule>): WantedNames {
  const imports = [...modules].flatMap((module) => module.imports);
  const wanted = imports.flatMap(wantedBy).map((one): [string, WantedName] => [keyOf(one), one]);
  return new Map(wanted.sort(byKey));
}

/** Keys of names that modules import statically; sorted. */
export function importedNames(modules: Iterable<WalkedModule>): string[] {
  const imports = [...modules].flatMap((module) => module.imports.filter(({ kind }) => kind !== 'dynamic'));
  return [...new Set(imports.flatMap(wantedBy).map(keyOf))].sort();
}

/** `@garden/seeds/Tray#default`; `stylis#` for the whole module, because esbuild would read a star as a pattern. */
export function keyOf({ specifier, name }: WantedName): string {
  return name === undefined ? specifier : `${specifier}#${name === NAMESPACE ? '' : name}`;
}

/** Whether a specifier names a module of an installed package. */
export function isPackageModule(specifier: string): boolean {
  return isBare(specifier) && !isBuiltin(specifier);
}

/** The names of one import; none when it names no package. */
export function wantedBy({ kind, specifier, names }: ModuleImport): WantedName[] {
  if (!isPackageModule(specifier)) return [];
  if (kind === 'dynamic') return [{ specifier, name: NAMESPACE }];
  return names.length === 0 ? [{ specifier }] : names.map(({ imported }) => ({ specifier, name: imported }));
}

function byKey([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1;
}
