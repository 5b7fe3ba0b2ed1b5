import type { Maker } from '../../cache';
import type { Problem } from '../../model';
import type { BundleContext } from './bundle-context';
import { entriesOf } from './entries';
import { constantsOf, environmentKey } from './environment-key';
import { walkModules } from './modules/walk-modules';
import type { BundleRequest } from './request';

/** Reads every module that the site's entries and demos reach, and says what is wrong with their imports. */
export async function readSources(
  request: BundleRequest,
  maker: Maker,
): Promise<{ context: BundleContext; problems: Problem[] }> {
  const { memory, site, demoFiles } = request;
  const entries = [...Object.values(entriesOf(request)), ...demoFiles];
  const walk = { memory, maker, constants: constantsOf(request) };
  const { modules, problems } = await walkModules(walk, entries);
  const sources = { root: memory.snapshot.root, modules, maker };
  return {
    context: { memory, site, demoFiles, sources, environment: environmentKey(request) },
    problems,
  };
}
