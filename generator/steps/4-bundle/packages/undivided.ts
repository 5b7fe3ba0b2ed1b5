import type { Metafile } from 'esbuild';
import type { Division } from './division';
import { WRAPPER_PREFIX } from './entry-module';
import { findOrigins } from './origins';
import type { PackagesToBundle, Rounds } from './rounds';
import { findShortcuts } from './shortcuts';
import type { WantedNames } from './wanted-names';

/** What is known of packages before a plan divides them. It depends on the wanted names, not on who loads them. */
export interface Undivided extends Omit<Division, 'plan' | 'uses'> {
  /** CommonJS modules that are left to esbuild. */
  unlisted: string[];
  /** The files of esbuild's own division, which show what each name needs. */
  outputs: Metafile['outputs'];
}

/** The division without a plan, in which each name has a wrapper module. */
export function plainDivision(wanted: WantedNames): Division {
  return { plan: [], wrapped: new Set(wanted.keys()), shortcuts: new Map(), origins: new Map() };
}

/**
 * Examines packages in two rounds. The first finds the imports, and with them the barrel files that can be skipped. The second
 * lets esbuild divide the code. Throws esbuild's failure.
 */
export async function examinePackages(
  { root, wanted }: PackagesToBundle,
  { build, unlisted }: Rounds,
): Promise<Undivided> {
  const plain = plainDivision(wanted);
  const graph = (await build({ ...plain, uses: 'nothing' })).metafile;
  const past = { shortcuts: findShortcuts(root, graph), origins: findOrigins(root, graph, wanted) };
  const { inputs, outputs } = (await build({ ...plain, ...past })).metafile;
  return { ...past, wrapped: commonJsOf(inputs), unlisted: [...unlisted], outputs };
}

/** Names of CommonJS modules: an entry cannot re-export them without code. */
function commonJsOf(inputs: Metafile['inputs']): Set<string> {
  const wrappers = Object.entries(inputs).filter(([name]) => name.startsWith(WRAPPER_PREFIX));
  const found = wrappers.filter(([, { imports }]) =>
    imports.some(({ path }) => inputs[path]?.format === 'cjs'),
  );
  return new Set(found.map(([name]) => name.slice(WRAPPER_PREFIX.length)));
}

/** As text for the cache. */
export function writeUndivided({ shortcuts, origins, wrapped, unlisted, outputs }: Undivided): string {
  return JSON.stringify([[...shortcuts], [...origins], [...wrapped], unlisted, outputs]);
}

/** From the text of `writeUndivided`. */
export function readUndivided(text: string): Undivided {
  const [shortcuts, origins, wrapped, unlisted, outputs] = JSON.parse(text);
  return {
    shortcuts: new Map(shortcuts),
    origins: new Map(origins),
    wrapped: new Set(wrapped),
    unlisted,
    outputs,
  };
}
