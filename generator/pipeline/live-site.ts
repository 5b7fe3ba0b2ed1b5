import { markdownUrl, urlOfFile, withoutBase } from '../contract/url';
import type { ApiReference, Assets, Problem, Route } from '../model';
import { isSearchPath } from '../search/files';
import { collect } from '../steps/1-collect/collect';
import { route as routeSite } from '../steps/2-route/route';
import { openReference } from '../steps/3-read/reference/open-reference';
import { bundle } from '../steps/4-bundle/bundle';
import { sandboxesOfDemos } from '../steps/5-check/sandboxes/sandboxes-of-demos';
import { searchFiles } from '../steps/7-compose/search/search-files';
import { type CheckResult, checkSite, type SiteToCheck } from './check-site';
import { checkTypes } from './check-types';
import type { BuildContext } from './context';
import { demoFilesOf, demoParts } from './draw-demos';
import { indexPages } from './index-pages';
import { keepWords } from './keep-words';
import { liveFiles } from './live-files';
import { readReferenceOf } from './read-reference';
import { readTexts } from './read-texts';
import { renderPage } from './render-pages';
import { type ServedSite, serveSite, withOverlay } from './serve-site';

/** The current state of a site in memory: pages are drawn on request. */
export interface LiveSite extends ServedSite {
  /** Problems of the site, without the slow checks. */
  problems(): Problem[];
  /** The files of its demos and scripts; those of the previous state while its modules cannot be bundled. */
  assets: Assets | undefined;
  /** All problems, including types of demos and the API reference: takes seconds after a change. */
  allProblems(): Promise<Problem[]>;
}

/**
 * Reads everything that pages are drawn from; fast after a small change, because all of it is cached. No page waits for a
 * check. While a module does not compile, pages keep the assets of `before`.
 */
export async function liveSite(context: BuildContext, before?: Assets): Promise<LiveSite> {
  const { memory, definition, playgrounds, reporter } = context;
  reporter.step('collect');
  const inventory = await collect({ memory, definition, playgrounds });
  reporter.step('route');
  const routes = routeSite(inventory);
  reporter.step('read');
  const texts = await readTexts(context, inventory);
  reporter.step('bundle');
  const { site: defined } = inventory;
  const made = await bundle({ memory, site: defined, demoFiles: demoFilesOf(texts) });
  const { problems: bundled } = made;
  // If a demo is broken from the start, pages are shown without scripts of demos.
  const assets = made.assets ?? before ?? (await bundle({ memory, site: defined, demoFiles: [] })).assets;
  const bundledFiles = assets?.files.map(({ path: file }) => file) ?? [];
  const modules = { bundled, bundledFiles, framed: [] };
  const read = { inventory, routes, texts, declarations: undefined, ...modules, types: [] };
  const site = { ...read, assets, ...deferResults(context, read) };
  const files = assets && liveFiles({ ...site, assets });
  const readers = { before: pageReader(context, site), after: searchReader(context, site) };
  return {
    ...serveSite(site, files, readers),
    assets,
    problems: () => checkSite(memory, read).problems,
    allProblems: async () => (await site.whole()).problems,
  };
}

/** A site that is read, and the results that are computed on demand. */
interface ReadSite extends SiteToCheck, DeferredResults {
  assets: Assets | undefined;
}

/** Results that are computed on demand. */
interface DeferredResults extends Pick<CheckResult, 'packages' | 'installs'> {
  /** The API reference, which takes seconds to read. */
  reference: () => Promise<ApiReference | undefined>;
  /** The complete check, which takes seconds. */
  whole: () => Promise<CheckResult>;
}

/** Each slow result is computed once, on first use. */
function deferResults({ memory }: BuildContext, site: SiteToCheck): DeferredResults {
  const { inventory, routes, texts } = site;
  const { snapshot } = memory;
  const facts = [...texts.values()].map((text) => text.facts);
  const { packages, installs } = sandboxesOfDemos(facts, inventory.site, memory);
  const read = memoised(() => readReferenceOf(memory, inventory.site));
  return {
    packages,
    installs,
    reference: memoised(async () => openReference(await read(), { inventory, routes, facts, snapshot })),
    whole: memoised(async () => {
      const [declarations, types] = await Promise.all([read(), checkTypes(memory, inventory, texts)]);
      return checkSite(memory, { ...site, declarations, types });
    }),
  };
}

/** Draws a page on request, as HTML or as Markdown. */
function pageReader(context: BuildContext, site: ReadSite) {
  const { routes, inventory, assets, packages } = site;
  const pages = new Map([...routes.pages, ...routes.notFound].map((route) => [route.url, route]));
  const asMarkdown = new Map(routes.pages.map((route) => [markdownUrl(route.url), route]));
  return async (pathname: string): Promise<string | undefined> => {
    const route = pages.get(pathname) ?? asMarkdown.get(pathname);
    if (!route || !assets) return undefined;
    // Reading the packages takes seconds: only pages that need them wait for it.
    const reference = needsReference(route, site) ? await site.reference() : undefined;
    const words = await keepWords(context.memory, inventory);
    const demos = demoParts(assets, demoFilesOf(site.texts), { packages });
    const sources = { ...site, assets, demos, words, reference };
    const { html, markdown } = await renderPage(context, sources, route);
    return pages.has(pathname) ? withOverlay(html) : markdown;
  };
}

/** Makes the files of the search index on the first request for one. */
function searchReader(context: BuildContext, site: ReadSite) {
  const { inventory } = site;
  const search = memoised(async () => {
    const reference = await site.reference();
    const { pages } = await indexPages(context, { ...site, reference });
    const files = searchFiles(inventory.site, pages);
    return new Map(files.map(({ path: file, contents }) => [urlOfFile(file, inventory.site), contents]));
  });
  return async (pathname: string): Promise<string | undefined> =>
    isSearchPath(inventory.site.assets, withoutBase(pathname, inventory.site) ?? '')
      ? (await search()).get(pathname)
      : undefined;
}

function needsReference({ kind, text }: Route, { inventory, texts }: SiteToCheck): boolean {
  if (kind === 'reference') return true;
  const placed = (text && texts.get(text.file)?.facts.placed) ?? [];
  const { products = [], tables = [] } = inventory.site.reference ?? {};
  const catalogues = products.flatMap((product) => product.catalogues ?? []).map(({ name }) => name);
  const markers = [...catalogues, ...tables.map(({ component }) => component)];
  return placed.some(({ component }) => markers.includes(component));
}

/** Calls `make` once. */
function memoised<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
