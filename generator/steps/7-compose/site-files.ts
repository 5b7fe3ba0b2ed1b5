import { hashOf } from '../../cache/hash';
import type { Assets, Inventory, OutputFile, RenderedPage, Routes } from '../../model';
import { APPLICATION, buildManifest } from './build-manifest';
import { headersFile, redirectsFile, robotsFile, webManifest } from './host-files';
import { redirectPage } from './redirect-page';
import { type SitemapEntry, sitemap } from './sitemap';

interface SiteFilesRequest {
  inventory: Inventory;
  routes: Routes;
  assets: Assets;
  pages: RenderedPage[];
  /** Browser files that only this page's demos load, by output file. */
  filesOfPage: (page: RenderedPage) => string[];
}

/** Every file of the output that is not a page and not an asset. */
export function siteFiles(request: SiteFilesRequest): OutputFile[] {
  const { inventory, routes, assets, pages, filesOfPage } = request;
  const { site } = inventory;
  const { redirects } = routes;
  const manifest = Object.fromEntries(
    pages.map((page) => [page.route.url, [`/${page.file}`, ...filesOfPage(page)]]),
  );
  return [
    ...redirects.map((redirect) => redirectPage(redirect, site.origin)),
    ...menuFiles(request),
    sitemap(sitemapEntries(request), site.origin),
    robotsFile(site),
    webManifest(site),
    headersFile(site),
    redirectsFile(redirects),
    buildManifest({
      buildId: buildIdOf(pages, assets),
      pages: { [APPLICATION]: applicationFiles(assets), ...manifest },
    }),
  ];
}

/** A hash of what was built, never a date: equal content gives an equal id. */
export function buildIdOf(pages: RenderedPage[], assets: Assets): string {
  const names = assets.files.map(({ path }) => path).sort();
  return hashOf(...names, ...pages.flatMap(({ file, contents }) => [file, contents])).slice(0, 16);
}

function applicationFiles({ client, styles, demoRuntime }: Assets): string[] {
  return [client, styles, ...(demoRuntime === undefined ? [] : [demoRuntime])];
}

/** The whole menu of each language: groups that a page leaves closed are opened from here. */
function menuFiles({ inventory: { site }, routes }: SiteFilesRequest): OutputFile[] {
  return Object.entries(routes.menus).map(([language, menu]) => ({
    path: `${site.assets.slice(1)}/menus/${language}.json`,
    contents: JSON.stringify(menu),
  }));
}

/** Pages that are really written, in the languages they are written in. */
function sitemapEntries({ inventory: { site }, routes }: SiteFilesRequest): SitemapEntry[] {
  const tags = new Map(site.languages.all.map(({ code, tag }) => [code, tag]));
  const byPath = new Map<string, SitemapEntry>();
  for (const { language, pathname, url, kind, text } of routes.pages) {
    if (text ? text.language !== language : kind !== 'index' && kind !== 'reference') continue;
    const entry = byPath.get(pathname) ?? { urls: [], defaultTag: tags.get(site.languages.default) ?? '' };
    entry.urls.push({ tag: tags.get(language) ?? language, url });
    byPath.set(pathname, entry);
  }
  return [...byPath.values()];
}
