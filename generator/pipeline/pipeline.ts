import type {
  ApiReference,
  Assets,
  Inventory,
  OutputFile,
  Problem,
  ReadText,
  RenderedPage,
  Routes,
} from '../model';
import { definitionPaths, leavesRoot } from '../model/definition-paths';
import type { InstallTable } from '../published/install-table';
import { collect } from '../steps/1-collect/collect';
import { route } from '../steps/2-route/route';
import { bundle } from '../steps/4-bundle/bundle';
import { stopBundler } from '../steps/4-bundle/bundler';
import type { BundleResult } from '../steps/4-bundle/request';
import { searchFiles } from '../steps/7-compose/search/search-files';
import { checkSite } from './check-site';
import { checkTypes } from './check-types';
import { type BuildContext, isOnlyRun } from './context';
import { demoFilesOf, drawDemos, type UndrawnDemo } from './draw-demos';
import { indexPages } from './index-pages';
import { keepWords } from './keep-words';
import { linksOfFrame } from './links-of-frame';
import { listProblems } from './list-problems';
import { picturesOf, type RenderOptions } from './pictures-of';
import { readReferenceOf } from './read-reference';
import { readTexts } from './read-texts';
import { renderPages } from './render-pages';
import { type WriteOptions, type Written, writeSite } from './write-site';

/** A checked site: everything that is known before drawing, and its problems. */
export interface CheckedSite {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  reference: ApiReference | undefined;
  /** Packages that a project needs to run each demo, by source file. */
  packages: Record<string, string[]>;
  /** Packages that a project needs to run edited code. */
  installs: InstallTable;
  /** Undefined when the modules of the site cannot be bundled; `problems` has the reason. */
  assets: Assets | undefined;
  problems: Problem[];
}

/** Steps 1 to 5, which `check` and `build` share, so that `check` reports everything that stops a build here. */
export async function runToCheck(context: BuildContext): Promise<CheckedSite> {
  const background: Promise<unknown>[] = [];
  try {
    return await runStepsToCheck(context, background);
  } finally {
    // Also after an error: background work would write into a closed cache.
    await Promise.allSettled(background);
  }
}

async function runStepsToCheck(context: BuildContext, background: Promise<unknown>[]): Promise<CheckedSite> {
  const { memory, definition, playgrounds, reporter } = context;
  reporter.step('collect');
  const inventory = await collect({ memory, definition, playgrounds });
  reporter.step('route');
  const routes = route(inventory);
  reporter.step('read');
  // Both take seconds in threads or processes of their own, in parallel with texts and bundle.
  const declarations = runInBackground(background, readReferenceOf(memory, inventory.site));
  const texts = await readTexts(context, inventory);
  const types = runInBackground(background, checkTypes(memory, inventory, texts));
  reporter.step('bundle');
  const bundled = await bundleSite(memory, inventory, texts);
  if (isOnlyRun()) await stopBundler();
  reporter.step('check');
  const read = { inventory, routes, texts, declarations: await declarations };
  const { problems, ...checked } = checkSite(memory, {
    ...read,
    bundled: bundled.problems,
    bundledFiles: bundled.assets?.files.map(({ path: file }) => file) ?? [],
    framed: bundled.assets ? await linksOfFrame(context, { inventory, routes, assets: bundled.assets }) : [],
    types: await types,
  });
  return { inventory, routes, texts, ...checked, assets: bundled.assets, problems };
}

/** Does not bundle a definition with paths outside the root: it could read files that do not belong to the site. */
function bundleSite(
  memory: BuildContext['memory'],
  { site }: Inventory,
  texts: ReadonlyMap<string, ReadText>,
): Promise<BundleResult> {
  if (definitionPaths(site).some(leavesRoot)) return Promise.resolve({ problems: [] });
  return bundle({ memory, site, demoFiles: demoFilesOf(texts) });
}

/** A drawn site, as far as it can be drawn. */
export interface DrawnSite {
  pages: RenderedPage[];
  /** Files of the search index. */
  search: OutputFile[];
  /** Demos without a fallback. */
  undrawn: UndrawnDemo[];
  /** Errors of the site's code and demos. */
  problems: Problem[];
}

/** Step 6, and step 7 for pages. Draws everything it can, so that one run reports all errors. */
export async function runToRender(
  context: BuildContext,
  site: CheckedSite & { assets: Assets },
  options: RenderOptions,
): Promise<DrawnSite> {
  context.reporter.step('render');
  const { demos, undrawn, problems } = await drawDemos(context, site);
  const words = await keepWords(context.memory, site.inventory);
  const pictured = await picturesOf(context, { ...site, demos, words }, options);
  const { pictures } = pictured;
  const rendered = await renderPages(context, { ...site, demos, words, pictures }, options);
  const indexed = await indexPages(context, site);
  const all = [problems, pictured.problems, rendered.problems, indexed.problems].flat();
  const search = searchFiles(site.inventory.site, indexed.pages);
  return { pages: rendered.pages, search, undrawn, problems: listProblems(context.memory, all) };
}

/** Steps 7 to 9. The published site changes only in the last one. */
export function runToEnd(
  context: BuildContext,
  site: CheckedSite & { assets: Assets; pages: RenderedPage[]; search: OutputFile[] },
  options: WriteOptions,
): Promise<Written> {
  return writeSite(context, site, options);
}

/** Starts work in the background. Its rejection is handled by the later `await`; until then it must not count as unhandled. */
function runInBackground<T>(background: Promise<unknown>[], work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  background.push(work);
  return work;
}
