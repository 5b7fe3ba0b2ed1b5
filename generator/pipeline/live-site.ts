import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileUrl, markdownUrl, urlOfFile, withoutBase } from '../contract/url';
import { headersFor, parseHeaders } from '../dev-server/host-rules';
import type { Assets, Problem, ReadText, Route } from '../model';
import { isSearchPath } from '../search/files';
import { collect } from '../steps/1-collect/collect';
import { route as routeSite } from '../steps/2-route/route';
import { bundle } from '../steps/4-bundle/bundle';
import { searchFiles } from '../steps/7-compose/search/search-files';
import { siteFiles } from '../steps/7-compose/site-files';
import { checkSite, type SiteToCheck } from './check-site';
import { checkTypes } from './check-types';
import type { BuildContext } from './context';
import { demoFilesOf, demoParts } from './draw-demos';
import { filesOfPages } from './files-of-pages';
import { indexPages } from './index-pages';
import { keepWords } from './keep-words';
import { listUndrawn } from './list-markdown';
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
  const demoFiles = demoFilesOf(texts);
  const { assets, problems: bundled } = await bundle({ memory, site: inventory.site, demoFiles });
  const site: SiteToCheck = {
    inventory,
    routes,
    texts,
    declarations: undefined,
    bundled,
    framed: [],
    types: [],
  };
  const { problems, packages } = checkSite(memory, site);
  const files = assets ? fixedFiles({ ...site, assets }) : new Map<string, () => string | Buffer>();
  const own = (file: string) => urlOfFile(file, inventory.site);
  const headers = parseHeaders(String(files.get(own('_headers'))?.() ?? ''));
  const pages = new Map([...routes.pages, ...routes.notFound].map((route) => [route.url, route]));
  const asMarkdown = new Map(routes.pages.map((route) => [markdownUrl(route.url), route]));
  const whole = memoised(async () => {
    const [declarations, types] = await Promise.all([
      readReferenceOf(memory, inventory.site),
      checkTypes(memory, inventory, texts),
    ]);
    return checkSite(memory, { ...site, declarations, types });
  });
  const search = memoised(async () => {
    const { reference } = await whole();
    const { pages: indexed } = await indexPages(context, { ...site, ...(assets && { assets }), reference });
    return new Map(
      searchFiles(inventory.site, indexed).map(({ path: file, contents }) => [own(file), contents]),
    );
  });
  const searched = async (pathname: string): Promise<(() => string) | undefined> => {
    const contents = isSearchPath(inventory.site.assets, withoutBase(pathname, inventory.site) ?? '')
      ? (await search()).get(pathname)
      : undefined;
    return contents === undefined ? undefined : () => contents;
  };
  return {
    problems,
    root: own('index.html'),
    notFound: own('404.html'),
    headers: (pathname) => headersFor(pathname, headers),
    allProblems: async () => (await whole()).problems,
    read: async (pathname) => {
      const route = pages.get(pathname) ?? asMarkdown.get(pathname);
      if (route && assets) {
        // Reading the packages takes seconds: only pages that show them wait for it.
        const { reference } = showsReference(route, site) ? await whole() : { reference: undefined };
        const words = await keepWords(memory, inventory);
        const sources = {
          ...site,
          assets,
          demos: demoParts(assets, demoFiles, { packages }),
          words,
          reference,
        };
        const { html, markdown } = await renderPage(context, sources, route);
        if (!pages.has(pathname))
          return markdown === undefined ? undefined : { contents: markdown, type: typeOf(pathname) };
        return { contents: withOverlay(html), type: 'text/html; charset=utf-8' };
      }
      const file = files.get(pathname) ?? (await searched(pathname));
      return file && { contents: file(), type: typeOf(pathname) };
    },
  };
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

/** Files that are not pages, by url path. */
function fixedFiles(
  live: SiteToCheck & { assets: Assets; texts: ReadonlyMap<string, ReadText> },
): Map<string, () => string | Buffer> {
  const { inventory, routes, assets } = live;
  const { root, site, publicFiles } = inventory;
  const made = [
    ...siteFiles({ inventory, routes, assets, pages: [], filesOfPage: filesOfPages(live) }),
    ...listUndrawn(live),
  ];
  return new Map<string, () => string | Buffer>([
    ...made.map(({ path: file, contents }): [string, () => string] => [
      urlOfFile(file, site),
      () => contents,
    ]),
    ...assets.files.map(({ path: file, from }): [string, () => Buffer] => [
      urlOfFile(file, site),
      () => readFileSync(from),
    ]),
    ...publicFiles.map((file): [string, () => Buffer] => [
      fileUrl(`${site.assets}/${file}`, site),
      () => readFileSync(path.join(root, site.folders.public, file)),
    ]),
  ]);
}

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

function typeOf(pathname: string): string {
  const extension = path.extname(pathname);
  return extension === '' ? 'text/html; charset=utf-8' : (TYPES[extension] ?? 'application/octet-stream');
}
