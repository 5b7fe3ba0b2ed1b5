import { reach } from '../modules/reach';
import type { Modules } from '../modules/walk-modules';
import type { BrowserEntries } from './browser-entries';

/**
 * Modules that pages load later, and for each the small script that has been loaded before, where they share modules. esbuild
 * makes a file for each set of entries that share a module: with an import of that script in each of them, everything that it
 * shares with any of them is one file, and a first visit loads few files that compress well.
 */
export function loadedBefore(
  modules: Modules,
  { client, demoClient, mount }: Pick<BrowserEntries, 'client' | 'demoClient' | 'mount'>,
): Map<string, string> {
  const before = new Map<string, string>();
  const add = (file: string, script: string): void => {
    const atOnce = reach(modules, [script], 'static');
    const shared = [...reach(modules, [file], 'static')].filter((one) => atOnce.has(one));
    if (shared.length > 0 && !atOnce.has(file) && !before.has(file)) before.set(file, script);
  };
  for (const script of [client, demoClient].filter((one) => one !== undefined))
    for (const file of loadedOnDemand(modules, reach(modules, [script]))) add(file, script);
  if (demoClient !== undefined) add(demoClient, client);
  for (const script of [demoClient, client].filter((one) => one !== undefined))
    if (mount !== undefined) add(mount, script);
  return before;
}

/** Modules that some modules of the site import dynamically. */
export function loadedOnDemand(modules: Modules, files: Iterable<string>): string[] {
  return [...files].flatMap((file) => {
    const { imports = [], links = {} } = modules.get(file) ?? {};
    return imports.flatMap(({ kind, specifier }) => (kind === 'dynamic' ? (links[specifier] ?? []) : []));
  });
}
