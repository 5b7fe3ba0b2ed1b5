import path from 'node:path';
import type { Assets, Inventory, ReadText, RenderedPage, Routes } from '../model';
import { markdownFiles } from '../steps/3-read/texts/markdown-files';
import { buildIdOf, siteFiles } from '../steps/7-compose/site-files';
import { precache } from '../steps/8-precache/precache';
import { assetHistory } from '../steps/9-write/earlier-assets';
import { publish, publishPaths } from '../steps/9-write/publish';
import { publishedFiles } from '../steps/9-write/published-files';
import { Stage } from '../steps/9-write/stage';
import type { BuildContext } from './context';
import { filesOfPages } from './files-of-pages';
import type { Selection } from './selection';

/** Which pages are made, and where they go. */
export interface WriteOptions extends Selection {
  /** Absolute output folder. */
  out: string;
  /** Publish, or only rehearse: everything is made and nothing is left. */
  mode?: 'publish' | 'rehearse' | undefined;
}

/** What was written; `published` is false after a rehearsal. */
export interface Written {
  published: boolean;
  files: number;
  bytes: number;
  buildId: string;
}

/** A site whose pages are drawn. */
export interface SiteToWrite {
  inventory: Inventory;
  routes: Routes;
  texts: ReadonlyMap<string, ReadText>;
  assets: Assets;
  pages: RenderedPage[];
}

/** Steps 7 to 9: a new tree beside the old one, then one swap; nothing when the old one is just like it. */
export async function writeSite(
  context: BuildContext,
  site: SiteToWrite,
  options: WriteOptions,
): Promise<Written> {
  const { reporter } = context;
  const stage = new Stage();
  reporter.step('compose');
  composeFiles(stage, context, site);
  reporter.step('precache');
  await addServiceWorker(stage, context, site);
  reporter.step('write');
  carryFiles(stage, site, options);
  const paths = publishPaths(options.out);
  const published = options.mode !== 'rehearse';
  if (published && !stage.isPublished(options.out, publishedFiles(options.out))) {
    stage.raise(paths.next);
    publish(paths);
  }
  return { published, buildId: buildIdOf(site.pages, site.assets), ...stage.size() };
}

/** Pages and every file that is made from what is known of all of them. */
function composeFiles(stage: Stage, { memory }: BuildContext, site: SiteToWrite): void {
  const { inventory, routes, pages, assets } = site;
  for (const { file, contents } of pages) stage.link(file, memory.store.fileOf(contents));
  for (const { path: file, contents } of siteFiles({
    inventory,
    routes,
    assets,
    pages,
    filesOfPage: filesOfPages(site),
  })) {
    stage.write(file, contents);
  }
  const drawn = pages.map(({ route }) => route);
  for (const { path: file, make } of markdownFiles(inventory, drawn, memory.snapshot)) stage.make(file, make);
}

async function addServiceWorker(
  stage: Stage,
  { memory }: BuildContext,
  { inventory, assets, pages }: SiteToWrite,
): Promise<void> {
  const { site } = inventory;
  const { serviceWorker } = site.entries;
  if (serviceWorker === undefined) return;
  const standIns = pages.filter(({ route }) => route.kind === 'offline');
  stage.write(
    `${site.assets.slice(1)}/sw.js`,
    await precache({ memory, entry: serviceWorker, assets, pages: standIns }),
  );
}

/** Hashed files of this build and the last ones, the public folder, and pages that this build did not make. */
function carryFiles(stage: Stage, { inventory, assets }: SiteToWrite, { out, only }: WriteOptions): void {
  const { root, site, publicFiles } = inventory;
  for (const { path: file, from } of assets.files) stage.copy(file, from);
  for (const file of publicFiles) {
    stage.copy(path.join(site.assets.slice(1), file), path.join(root, site.folders.public, file));
  }
  const history = assetHistory(
    out,
    assets.files.map(({ path: file }) => file),
  );
  for (const file of history.keep) stage.link(file, path.join(out, file));
  stage.write(history.file, history.contents);
  if (only === undefined) return;
  // `--only` makes some pages anew; all others stay as they were published.
  for (const file of publishedFiles(out)) if (!stage.has(file)) stage.link(file, path.join(out, file));
}
