import type { BundleContext } from '../bundle-context';
import { reach } from '../modules/reach';
import type { WalkedModule } from '../modules/walk-modules';
import type { PackRequest } from '../packages/pack-packages';
import { readersOf } from '../packages/readers';
import { importedNames, wantedNames } from '../packages/wanted-names';
import type { BrowserEntries } from './browser-entries';

/** The names that modules for browsers import from packages. */
export interface WantedPackages extends Pick<PackRequest, 'wanted' | 'foundation' | 'readers'> {
  /** Modules of the small script of every page, which contains its packages. */
  selfContained: Set<string>;
}

/** Finds the names that modules for browsers import from packages, and which of them are loaded together. */
export function wantedPackages(
  { sources, demoFiles }: Pick<BundleContext, 'sources' | 'demoFiles'>,
  { client, mount, reading, editing }: BrowserEntries,
): WantedPackages {
  const { modules } = sources;
  const modulesOf = (files: Iterable<string>) => [...files].flatMap((file) => modules.get(file) ?? []);
  const atOnce = (entries: string[]) => importedNames(modulesOf(reach(modules, entries, 'static')));
  const selfContained = reach(modules, [client], 'static');
  const reached = reach(modules, [...reading, ...editing, ...demoFiles]);
  const divided = modulesOf([...reached].filter((file) => !selfContained.has(file)));
  const wanted = wantedNames(divided);
  const loadedAlone = [...demoFiles, ...editing, ...loadedOnDemand(divided)];
  const readers = readersOf(
    loadedAlone.map((file) => atOnce([file])),
    wanted.keys(),
  );
  return { selfContained, wanted, foundation: mount === undefined ? [] : atOnce([mount]), readers };
}

/** Modules of the site that are imported dynamically. */
function loadedOnDemand(modules: WalkedModule[]): string[] {
  return modules.flatMap(({ imports, links }) =>
    imports.flatMap(({ kind, specifier }) => (kind === 'dynamic' ? (links[specifier] ?? []) : [])),
  );
}
