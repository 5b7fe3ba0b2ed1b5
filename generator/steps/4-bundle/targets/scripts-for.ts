import { hashOf } from '../../../cache/hash';
import type { Memory } from '../memory/memory';
import { keepPart, knownPart, type RememberedPart } from '../memory/remember-part';
import { reach } from '../modules/reach';
import { bundleScripts, type Scripts, type ScriptsRequest } from './bundle-scripts';

/** Scripts to make, and what goes into their key beside the sources. */
export interface ScriptsFor extends Omit<ScriptsRequest, 'shared'> {
  /** Which of the site's programs they are. */
  name: string;
  circumstances: string;
}

/** The site's own scripts for one of its programs. Throws esbuild's failure. */
export async function scriptsFor(memory: Memory, request: ScriptsFor): Promise<RememberedPart<Scripts>> {
  const { sources, platform, entries, circumstances } = request;
  const hashes = [...reach(sources.modules, entries)]
    .sort()
    .flatMap((file) => [file, sources.modules.get(file)?.hash ?? '']);
  const key = hashOf(circumstances, platform, sources.packed.hash, ...entries, '', ...hashes);
  const name = { name: `scripts for ${request.name}`, key, platform };
  return (
    knownPart<Scripts>(memory, name) ??
    keepPart(memory, name, await bundleScripts({ ...request, shared: 'apart' }))
  );
}
