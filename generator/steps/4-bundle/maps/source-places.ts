import { openMaker } from '../../../cache';
import type { BundleContext } from '../bundle-context';
import { readSources } from '../read-sources';
import type { MadeFile } from '../remember-part';
import type { BundleRequest } from '../request';
import type { ScriptsRequest } from '../targets/bundle-scripts';
import { PROGRAMS, packagesOf } from '../targets/for-node';
import { bundleWithMaps } from './bundle-with-maps';
import type { PlaceOf } from './first-place';
import { readMaps } from './read-maps';

/**
 * Maps calls in the modules that draw pages to source places. Source maps are made only after an error: otherwise every build
 * would take longer, and a changed comment would rename a module.
 */
export async function pagePlaces(request: BundleRequest): Promise<PlaceOf> {
  return pagePlacesIn(await contextOf(request));
}

/** The same for modules that are already read. */
export async function pagePlacesIn(context: BundleContext): Promise<PlaceOf> {
  const entry = context.site.entries.server;
  const { sources } = await packagesOf(context, { name: PROGRAMS.pages, entry, demoFiles: [] });
  const made = await bundleWithMaps(context, sources, apart([entry]));
  return readMaps(context.memory, made);
}

/** Maps calls in the modules of demos and of the program that draws them to source places. */
export async function demoPlaces(request: BundleRequest, demos: readonly string[]): Promise<PlaceOf> {
  return demoPlacesIn(await contextOf(request), demos);
}

/** The same for modules that are already read. */
export async function demoPlacesIn(context: BundleContext, demos: readonly string[]): Promise<PlaceOf> {
  const { demoServer: entry } = context.site.entries;
  if (entry === undefined) return () => undefined;
  const { sources } = await packagesOf(context, {
    name: PROGRAMS.demos,
    entry,
    demoFiles: context.demoFiles,
  });
  const made: MadeFile[] = [];
  for (const scripts of [apart([entry]), ...repeated(demos)])
    made.push(...(await bundleWithMaps(context, sources, scripts)));
  return readMaps(context.memory, made);
}

type Scripts = Pick<ScriptsRequest, 'entries' | 'shared'>;

function apart(entries: string[]): Scripts {
  return { entries, shared: 'apart' };
}

/** Bundles each demo alone, as for drawing, so that the modules are the same. */
function repeated(demos: readonly string[]): Scripts[] {
  return demos.length > 0 ? [{ entries: [...demos], shared: 'repeated' }] : [];
}

async function contextOf(request: BundleRequest): Promise<BundleContext> {
  const { maker } = openMaker(request.memory);
  return (await readSources(request, maker)).context;
}
