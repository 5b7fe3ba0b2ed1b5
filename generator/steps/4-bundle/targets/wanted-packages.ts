import type { BundleContext } from '../bundle-context';
import { loadedOnDemand } from '../modules/loaded-on-demand';
import { reach } from '../modules/reach';
import { readersOf } from '../packages/readers';
import { importedNames, wantedNames } from '../packages/wanted-names';
import type { BrowserEntries } from './browser-entries';
import type { PackFor } from './pack-for';

/** The names that modules for browsers import from packages. */
export interface WantedPackages extends Required<Pick<PackFor, 'wanted' | 'loading'>> {
  /** Modules of the small scripts of pages, which contain their packages. */
  selfContained: Set<string>;
}

/** Finds the names that modules for browsers import from packages, and which of them are loaded together. */
export function wantedPackages(
  { sources, demoFiles }: Pick<BundleContext, 'sources' | 'demoFiles'>,
  { small, mount, reading, editing }: BrowserEntries,
): WantedPackages {
  const { modules } = sources;
  const modulesOf = (files: Iterable<string>) => [...files].flatMap((file) => modules.get(file) ?? []);
  const atOnce = (entries: string[]) => importedNames(modulesOf(reach(modules, entries, 'static')));
  const selfContained = reach(modules, small, 'static');
  const reached = reach(modules, [...reading, ...editing, ...demoFiles]);
  const divided = [...reached].filter((file) => !selfContained.has(file));
  const wanted = wantedNames(modulesOf(divided));
  const loadedAlone = [...demoFiles, ...editing, ...loadedOnDemand(modules, divided)];
  const readers = readersOf(
    loadedAlone.map((file) => atOnce([file])),
    wanted.keys(),
  );
  const foundation = mount === undefined ? [] : atOnce([mount]);
  return { selfContained, wanted, loading: { foundation, readers } };
}
