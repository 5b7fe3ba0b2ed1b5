import { loadedOnDemand } from '../modules/loaded-on-demand';
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
  { small, mount }: Pick<BrowserEntries, 'small' | 'mount'>,
): Map<string, string> {
  const before = new Map<string, string>();
  const add = (file: string, script: string): void => {
    const atOnce = reach(modules, [script], 'static');
    const isShared = [...reach(modules, [file], 'static')].some((one) => atOnce.has(one));
    if (isShared && !atOnce.has(file) && !before.has(file)) before.set(file, script);
  };
  for (const [at, script] of small.entries()) {
    for (const file of loadedOnDemand(modules, reach(modules, [script]))) add(file, script);
    for (const next of small.slice(at + 1)) add(next, script);
  }
  // What mounts demos comes after all of them, and imports the last one that it shares something with.
  for (const script of small.toReversed()) if (mount !== undefined) add(mount, script);
  return before;
}
