import type { Memory } from '../../../cache';
import { reach } from '../modules/reach';
import { keepPart, knownPart, type RememberedPart } from '../remember-part';
import { bundleScripts, type Scripts, type ScriptsRequest } from './bundle-scripts';

/** Scripts to make, and the other inputs of their cache key. */
export interface ScriptsFor extends Omit<ScriptsRequest, 'shared' | 'maps'> {
  /** The program of the site that they belong to. */
  name: string;
  environment: string;
}

/** The scripts of one program of the site; none without entries. Throws esbuild's failure. */
export async function scriptsFor(memory: Memory, request: ScriptsFor): Promise<RememberedPart<Scripts>> {
  const { sources, platform, entries, environment } = request;
  if (entries.length === 0) return { value: { entries: {}, imports: {}, packages: [] }, files: [] };
  const files = [...reach(sources.modules, entries)].sort();
  const recipe = {
    name: `scripts for ${request.name}`,
    inputs: {
      environment,
      platform,
      packages: sources.packed.hash,
      entries: JSON.stringify(entries),
      modules: JSON.stringify(files.map((file) => [file, sources.modules.get(file)?.hash])),
      before: JSON.stringify([...(sources.before ?? [])]),
    },
  };
  return (
    knownPart<Scripts>(memory, recipe) ??
    keepPart(memory, recipe, await bundleScripts({ ...request, shared: 'apart' }))
  );
}
