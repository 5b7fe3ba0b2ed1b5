import { hashOf, type Maker } from '../../cache';
import type { Problem } from '../../model';
import type { BundleContext } from './bundle-context';
import { entriesOf } from './entries';
import { constantsOf, environmentKey } from './environment-key';
import { reach } from './modules/reach';
import { type Modules, walkModules } from './modules/walk-modules';
import type { BundleRequest } from './request';

/** Reads every module that the site's entries and demos reach, and reports problems of their imports. */
export async function readSources(
  request: BundleRequest,
  maker: Maker,
): Promise<{ context: BundleContext; problems: Problem[] }> {
  const { memory, site, demoFiles } = request;
  const supplements = Object.values(site.supplements ?? {}).filter((file) => memory.snapshot.has(file));
  const entries = [...Object.values(entriesOf(request)), ...demoFiles, ...supplements];
  const walk = { memory, maker, constants: constantsOf(request) };
  const { modules, problems } = await walkModules(walk, entries);
  const sources = { root: memory.snapshot.root, modules, maker };
  const added = hashesOf(reach(modules, supplements), modules);
  const environment = hashOf(environmentKey(request), ...added);
  return { context: { memory, site, demoFiles, sources, environment }, problems };
}

/** Hashes of files and everything they import: packages are bundled together with the site's supplements. */
function hashesOf(files: ReadonlySet<string>, modules: Modules): string[] {
  return [...files].sort().flatMap((file) => [file, modules.get(file)?.hash ?? '']);
}
