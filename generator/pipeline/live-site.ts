import { markdownUrl, urlOfFile, withoutBase } from '../contract/url';
import { headersFor, parseHeaders } from '../dev-server/host-rules';
import type { Assets, Problem, Route } from '../model';
import { isSearchPath } from '../search/files';
import { collect } from '../steps/1-collect/collect';
import { route as routeSite } from '../steps/2-route/route';
import { bundle } from '../steps/4-bundle/bundle';
import { searchFiles } from '../steps/7-compose/search/search-files';
import { checkSite, type SiteToCheck } from './check-site';
import { checkTypes } from './check-types';
import type { BuildContext } from './context';
import { demoFilesOf, demoParts } from './draw-demos';
import { indexPages } from './index-pages';
import { keepWords } from './keep-words';
import { liveFiles, typeOf } from './live-files';
import { readReferenceOf } from './read-reference';
import { readTexts } from './read-texts';
import { renderPage } from './render-pages';

/** A site as it is now, in memory: pages are drawn when somebody asks for them. */
export interface LiveSite {
  problems: Problem[];
  /** Where the site begins: `/`, or its base. */
  root: string;
  /** Url of the page for what is missing. */
  notFound: string;
  /** The same with the types of demos and the reference: takes seconds after a change. */
  allProblems(): Promise<Problem[]>;
  /** The headers a host would send with a path. */
  headers(pathname: string): Record<string, string>;
  /** The file of a url path, or undefined when the site has none. */
  read(pathname: string): Promise<{ contents: string | Buffer; type: string } | undefined>;
}

/** Everything up to drawing; cheap when little changed, as all of it is remembered. */
export async function liveSite(context: BuildContext): Promise<LiveSite> {
  const { memory, definition, playgrounds } = context;
  const inventory = await collect({ memory, definition, playgrounds });
  const routes = routeSite(inventory);
  const texts = await readTexts(context, inventory);
  const { assets, problems: bundled } = await bundle({
    memory,
    site: inventory.site,
    demoFiles: demoFilesOf(texts),
  });
  const read = { inventory, routes, texts, declarations: undefined, bundled, framed: [], types: [] };
  const { problems, packages, installs } = checkSite(memory, read);
  const site = { ...read, assets, packages, whole: memoised(() => checkWhole(context, read)) };
  const files = assets ? liveFiles({ ...read, assets, installs }) : new Map<string, () => string | Buffer>();
  const own = (file: string) => urlOfFile(file, inventory.site);
  const headers = parseHeaders(String(files.get(own('_headers'))?.() ?? ''));
  const readPage = pageReader(context, site);
  const readSearch = searchReader(context, site);
  return {
    problems,
    root: own('index.html'),
    notFound: own('404.html'),
    headers: (pathname) => headersFor(pathname, headers),
    allProblems: async () => (await site.whole()).problems,
    read: async (pathname) => {
      const page = await readPage(pathname);
      const contents = page ?? files.get(pathname)?.() ?? (await readSearch(pathname));
      return contents === undefined ? undefined : { contents, type: typeOf(pathname) };
    },
  };
}

/** A site as far as it is read, and how the rest of it comes. */
interface ReadSite extends SiteToCheck {
  assets: Assets | undefined;
  packages: Record<string, string[]>;
  /** The check with what takes seconds. */
  whole: () => Promise<ReturnType<typeof checkSite>>;
}

async function checkWhole(
  { memory }: BuildContext,
  site: SiteToCheck,
): Promise<ReturnType<typeof checkSite>> {
  const [declarations, types] = await Promise.all([
    readReferenceOf(memory, site.inventory.site),
    checkTypes(memory, site.inventory, site.texts),
  ]);
  return checkSite(memory, { ...site, declarations, types });
}

/** Draws a page when it is asked for, as HTML or as Markdown. */
function pageReader(context: BuildContext, site: ReadSite) {
  const { routes, inventory, assets, packages } = site;
  const pages = new Map([...routes.pages, ...routes.notFound].map((route) => [route.url, route]));
  const asMarkdown = new Map(routes.pages.map((route) => [markdownUrl(route.url), route]));
  return async (pathname: string): Promise<string | undefined> => {
    const route = pages.get(pathname) ?? asMarkdown.get(pathname);
    if (!route || !assets) return undefined;
    // Reading the packages takes seconds: only pages that show them wait for it.
    const { reference } = showsReference(route, site) ? await site.whole() : { reference: undefined };
    const words = await keepWords(context.memory, inventory);
    const demos = demoParts(assets, demoFilesOf(site.texts), { packages });
    const sources = { ...site, assets, demos, words, reference };
    const { html, markdown } = await renderPage(context, sources, route);
    return pages.has(pathname) ? withOverlay(html) : markdown;
  };
}

/** Makes the files of the search when the first of them is asked for. */
function searchReader(context: BuildContext, site: ReadSite) {
  const { inventory, whole } = site;
  const search = memoised(async () => {
    const { reference } = await whole();
    const { pages } = await indexPages(context, { ...site, reference });
    const files = searchFiles(inventory.site, pages);
    return new Map(files.map(({ path: file, contents }) => [urlOfFile(file, inventory.site), contents]));
  });
  return async (pathname: string): Promise<string | undefined> =>
    isSearchPath(inventory.site.assets, withoutBase(pathname, inventory.site) ?? '')
      ? (await search()).get(pathname)
      : undefined;
}

function showsReference({ kind, text }: Route, { inventory, texts }: SiteToCheck): boolean {
  if (kind === 'reference') return true;
  const placed = (text && texts.get(text.file)?.facts.placed) ?? [];
  const { products = [], tables = [] } = inventory.site.reference ?? {};
  const catalogues = products.flatMap((product) => product.catalogues ?? []).map(({ name }) => name);
  const markers = [...catalogues, ...tables.map(({ component }) => component)];
  return placed.some(({ component }) => markers.includes(component));
}

/** Packages are read once for all pages that need them. */
function memoised<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function withOverlay(html: string): string {
  return html.replace('</body>', '<script type="module" src="/__xdocs/overlay.js"></script></body>');
}
