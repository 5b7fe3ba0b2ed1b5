import {
  keep,
  type Memory,
  openMaker,
  placeModules,
  type Recipe,
  recall,
  removeOldModules,
  hasMatchingRecord,
} from '../../cache';
import { fileUrl } from '../../contract/url';
import type { Assets, Problem } from '../../model';
import { entriesOf, lacksEntry } from './entries';
import { environmentKey } from './environment-key';
import { moduleProblems } from './esbuild-problems';
import { precacheListProblems } from './precache-list-problems';
import { makeBundle } from './make-bundle';
import { assetsOf, type BundleRecord, filesOf } from './record';
import type { BundleRequest, BundleResult } from './request';
import { type BundledWorker, bundleWorker } from './targets/bundle-worker';

/**
 * Step 4: the site's scripts for browsers and for Node. When nothing has changed since the last run,
 * files are only read and compared, and no bundler is started. Mistakes in modules are collected;
 * with any of them there are no assets.
 */
export async function bundle(request: BundleRequest): Promise<BundleResult> {
  const pages = lacksEntry(request) ? { problems: [] } : await bundlePages(request);
  const worker = await workerOf(request);
  const problems = [...pages.problems, ...worker.problems];
  if (!pages.assets || problems.length > 0) return { problems };
  return { problems, assets: withWorker(pages.assets, worker.bundled) };
}

function withWorker(assets: Assets, worker: BundledWorker | undefined): Assets {
  if (!worker) return assets;
  const packages = [...new Set([...assets.packages, ...worker.packages])].sort();
  return { ...assets, packages, serviceWorker: worker.script };
}

/** The service worker is a program of its own, with inputs of its own. */
async function workerOf({
  memory,
  site,
}: BundleRequest): Promise<{ bundled?: BundledWorker; problems: Problem[] }> {
  const { serviceWorker: entry } = site.entries;
  if (entry === undefined || !memory.snapshot.has(entry)) return { problems: [] };
  try {
    const bundled = await bundleWorker(memory, entry);
    return { bundled, problems: precacheListProblems(memory, entry, bundled.script) };
  } catch (failure) {
    return { problems: moduleProblems(failure, memory.snapshot) };
  }
}

/** Bundles with and without demos are recorded under different names, so that neither replaces the other. */
function nameOf(demoFiles: readonly string[]): string {
  return demoFiles.length > 0 ? 'bundle' : 'bundle of pages';
}

/** Whether an earlier run has bundled a site with the same program and packages, with its demos or without. */
export function hasBundled(request: Pick<BundleRequest, 'memory' | 'site'>): boolean {
  const inputs = { environment: environmentKey(request) };
  return [[], ['any']].some((demoFiles) =>
    hasMatchingRecord(request.memory, { name: nameOf(demoFiles), inputs }),
  );
}

/** Whether the cache has this bundle. */
export function isBundled(request: BundleRequest): boolean {
  return recall<BundleRecord>(request.memory, recipeOf(request)) !== undefined;
}

function recipeOf(request: BundleRequest): Recipe {
  const { site, demoFiles } = request;
  return {
    name: nameOf(demoFiles),
    inputs: {
      environment: environmentKey(request),
      entries: JSON.stringify([entriesOf(request), fileUrl(site.assets, site)]),
      demos: JSON.stringify(demoFiles),
    },
  };
}

/** Bundles all scripts that pages and demos load or are drawn with. */
async function bundlePages(request: BundleRequest): Promise<BundleResult> {
  const { memory } = request;
  const recipe = recipeOf(request);
  const known = recall<BundleRecord>(memory, recipe);
  if (known) return { assets: assetsIn(memory, known, request), problems: [] };
  const { maker, record: opened } = openMaker(memory);
  const { record, problems } = await makeBundle(request, maker);
  if (!record) return { problems };
  const kept = [...filesOf(record).browser, ...filesOf(record).node].map(({ hash }) => hash);
  keep(memory, recipe, { value: record, kept, opened: opened().opened });
  removeOldModules(memory, filesOf(record).node);
  return { assets: assetsIn(memory, record, request), problems };
}

/** Assets by record, for `dev`: most changes of a watched site do not change its bundle. */
const assetsByRecord = new WeakMap<BundleRecord, { where: string; assets: Assets }>();

/** Writes the modules for Node into a folder. Files for browsers stay in the store until the site is written. */
function assetsIn(memory: Memory, record: BundleRecord, { site }: BundleRequest): Assets {
  const { node } = filesOf(record);
  const modules = placeModules(memory, node);
  const where = [modules, site.assets, fileUrl(site.assets, site)].join(' ');
  const known = assetsByRecord.get(record);
  if (known?.where === where) return known.assets;
  const assets = assetsOf(record, site, { modules, store: memory.store });
  assetsByRecord.set(record, { where, assets });
  return assets;
}
