import { menuPath } from '../../model/menu-path';
import { hashOf } from '../../cache/hash';
import type { SiteProduct } from '../../contract/products';
import type { SiteDefinition } from '../../contract/site';
import { basePath, fileUrl } from '../../contract/url';
import type { Assets, Inventory, OutputFile, RenderedPage, Routes } from '../../model';
import type { MenuEntry } from '../../page/menu';
import type { InstallTable } from '../../published/install-table';
import { manifestPath } from '../../search/files';
import { APPLICATION, buildManifest } from './build-manifest';
import { feedFiles } from './feeds/feed-files';
import { headersFile, redirectsFile, robotsFile, webManifest } from './host-files';
import { installFile } from './install-file';
import { isListed } from './is-listed';
import { licensesFile } from './licenses';
import { openSearchFiles } from './open-search';
import { redirectPage } from './redirect-page';
import { bySection } from './section-of';
import { type SitemapEntry, type SitemapPart, sitemaps } from './sitemap';

interface SiteFilesRequest {
  inventory: Inventory;
  routes: Routes;
  assets: Assets;
  /** The packages for edited code in sandboxes. */
  installs: InstallTable;
  pages: RenderedPage[];
  /** Browser files that only this page's demos load, by output file. */
  filesOfPage: (page: RenderedPage) => string[];
  /** Pages that are already published; absent if pages are rendered on request. */
  published?: PublishedPages;
}

/** The output tree, which may lack pages or contain pages of an earlier build. */
interface PublishedPages {
  fileExists: (file: string) => boolean;
  /** The pages of earlier builds in its manifest, by URL. */
  manifest: Record<string, string[]>;
}

/** Every file of the output that is not a page and not an asset. */
export function siteFiles(request: SiteFilesRequest): OutputFile[] {
  const { inventory, routes, assets, installs, pages } = request;
  const { site } = inventory;
  const { redirects } = routes;
  return [
    ...redirectPages(inventory, routes),
    ...menuFiles(request),
    ...sitemaps(sitemapParts(request), `${site.origin}${fileUrl('/', site)}`),
    robotsFile(site),
    ...feedFiles(site),
    ...openSearchFiles(site),
    ...webManifest(site),
    ...installFile(site, installs),
    ...licensesFile(site, inventory.root, assets.packages),
    headersFile(site, {
      framePage: assets.demoFrame?.page,
      hasMarkdown: pages.some(({ markdown }) => markdown !== undefined),
    }),
    redirectsFile(redirects),
    buildManifest({
      ...(basePath(site) !== '' && { base: basePath(site) }),
      buildId: buildIdOf(pages, assets),
      search: searchManifests(site),
      ...(site.products && { products: productNames(site.products) }),
      pages: { [APPLICATION]: applicationFiles(assets), ...manifestPages(request) },
    }),
  ];
}

function productNames(products: SiteProduct[]): Record<string, string> {
  return Object.fromEntries(products.map(({ id, name }) => [id, name]));
}

function redirectPages({ site }: Inventory, { pages, redirects }: Routes): OutputFile[] {
  const tags = new Map(site.languages.all.map(({ code, tag }) => [code, tag]));
  const targets = new Map(
    pages.map(({ url, title, language }) => [url, { title, tag: tags.get(language) ?? '' }]),
  );
  return redirects.map((redirect) =>
    redirectPage(redirect, {
      origin: site.origin,
      target: targets.get(redirect.to) ?? { title: redirect.to, tag: '' },
    }),
  );
}

/**
 * The files of every page, in the order of the routes: of this build, or of the build that rendered the page.
 */
function manifestPages({
  inventory: { site },
  routes,
  pages,
  filesOfPage,
  published,
}: SiteFilesRequest): Record<string, string[]> {
  const made = new Map(
    pages.map((page) => [page.route.url, [fileUrl(`/${page.file}`, site), ...filesOfPage(page)]]),
  );
  const all = [...routes.pages, ...routes.notFound];
  return Object.fromEntries(
    all.flatMap(({ url, file }): [string, string[]][] => {
      const earlier = published?.fileExists(file) ? published.manifest[url] : undefined;
      const files = made.get(url) ?? earlier;
      return files ? [[url, files]] : [];
    }),
  );
}

function searchManifests({ assets, languages }: SiteDefinition): Record<string, string> {
  const codes = languages.all.map(({ code }) => code).filter((code) => code !== languages.default);
  return Object.fromEntries([languages.default, ...codes].map((code) => [code, manifestPath(assets, code)]));
}

/** A hash of the build without a date: equal content gives an equal id. */
export function buildIdOf(pages: RenderedPage[], assets: Assets): string {
  const names = assets.files.map(({ path }) => path).sort();
  const made = pages.flatMap(({ file, contents, markdown }) => [file, contents, markdown?.contents ?? '']);
  return hashOf(...names, ...made).slice(0, 16);
}

function applicationFiles({ client, styles, demoRuntime }: Assets): string[] {
  return [client, styles, ...(demoRuntime === undefined ? [] : [demoRuntime])];
}

/** The complete menu of each language, from which closed groups are loaded. */
function menuFiles({ inventory: { site }, routes }: SiteFilesRequest): OutputFile[] {
  const { menus, titleBranches } = routes;
  const fileOf = (path: string, menu: MenuEntry[]) => ({
    path: path.slice(1),
    contents: JSON.stringify(menu),
  });
  return Object.entries(menus).flatMap(([language, menu]) => {
    const branch = titleBranches[language] ?? [];
    return [
      fileOf(menuPath(site.assets, language), menu),
      ...(branch.length > 0
        ? [fileOf(menuPath(site.assets, language, 'with titles'), [...menu, ...branch])]
        : []),
    ];
  });
}

/** Pages with a text in their own language, if they are published. */
function sitemapParts({ inventory: { site, updated }, routes, published }: SiteFilesRequest): SitemapPart[] {
  const tags = new Map(site.languages.all.map(({ code, tag }) => [code, tag]));
  const there = routes.pages.filter(
    (route) => isListed(route) && (!published || published.fileExists(route.file)),
  );
  return bySection(there, site).map(({ section: { id }, routes: listed }) => {
    const entries = new Map<string, SitemapEntry>();
    for (const { language, pathname, url, text } of listed) {
      const entry = entries.get(pathname) ?? { urls: [], defaultTag: tags.get(site.languages.default) ?? '' };
      const changed = text && updated?.get(text.file);
      entry.urls.push({
        tag: tags.get(language) ?? language,
        url,
        ...(changed !== undefined && { changed }),
      });
      entries.set(pathname, entry);
    }
    return { id, entries: [...entries.values()] };
  });
}
