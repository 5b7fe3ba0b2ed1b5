import path from 'node:path';
import type { Assets } from '../model';
import { markdownFiles } from '../steps/3-read/texts/markdown-files';
import { siteFiles } from '../steps/7-compose/site-files';
import { precache } from '../steps/8-precache/precache';
import { assetHistory } from '../steps/9-write/earlier-assets';
import { publish, publishPaths } from '../steps/9-write/publish';
import { publishedFiles } from '../steps/9-write/published-files';
import { Stage } from '../steps/9-write/stage';
import type { Workshop } from './context';
import type { Plan } from './plan';
import type { Built } from './render-pages';

interface PublishRequest {
  workshop: Workshop;
  examined: Plan;
  assets: Assets;
  pages: Built[];
  options: { out: string; only?: readonly string[] | undefined; mode?: 'publish' | 'rehearse' | undefined };
  filesOfPage: (page: Built) => string[];
}

/** Steps 8 and 9: a new tree beside the old one, then one swap; nothing when the old one is just like it. */
export async function publishPages(request: PublishRequest) {
  const { options } = request;
  const paths = publishPaths(options.out);
  const stage = await stageOf(request);
  const published = publishedFiles(options.out);
  if (options.mode !== 'rehearse' && !stage.isPublished(options.out, published)) {
    stage.raise(paths.next);
    publish(paths);
  }
  return { published: options.mode !== 'rehearse', ...stage.size() };
}

/** Every file that the site consists of. */
async function stageOf(request: PublishRequest): Promise<Stage> {
  const { workshop, examined, pages, assets, options, filesOfPage } = request;
  const stage = new Stage();
  for (const { file, contents } of pages) stage.link(file, workshop.cache.store.fileOf(contents));
  for (const { path: file, contents } of siteFiles({ plan: examined, assets, pages, filesOfPage })) {
    stage.write(file, contents);
  }
  const routes = pages.map(({ route }) => route);
  for (const { path: file, make } of markdownFiles(examined.inventory, routes)) stage.make(file, make);
  carryAssets(stage, request);
  await addServiceWorker(stage, request);
  if (options.only !== undefined) carryOtherPages(stage, options.out);
  return stage;
}

/** Hashed files of this build and the last ones, and the public folder. */
function carryAssets(stage: Stage, { examined, assets, options }: PublishRequest): void {
  const { root, site, publicFiles } = examined.inventory;
  for (const { path: file, from } of assets.files) stage.copy(file, from);
  for (const file of publicFiles) {
    stage.copy(path.join(site.assets.slice(1), file), path.join(root, site.folders.public, file));
  }
  const history = assetHistory(
    options.out,
    assets.files.map(({ path: file }) => file),
  );
  for (const file of history.keep) stage.link(file, path.join(options.out, file));
  stage.write(history.file, history.contents);
}

async function addServiceWorker(
  stage: Stage,
  { workshop, examined, assets, pages: built }: PublishRequest,
): Promise<void> {
  const { root, site } = examined.inventory;
  const { serviceWorker } = site.entries;
  if (serviceWorker === undefined) return;
  workshop.reporter.step('precache');
  const cacheFolder = path.join(workshop.cache.folder, 'service-worker');
  const pages = built.filter(({ route }) => route.kind === 'offline');
  const request = { root, entry: serviceWorker, assets, pages, cacheFolder };
  const worker = await precache(request);
  stage.copy(`${site.assets.slice(1)}/sw.js`, worker);
}

/** `--only` makes some pages anew; all others stay as they were published. */
function carryOtherPages(stage: Stage, out: string): void {
  for (const file of publishedFiles(out)) {
    if (!stage.has(file)) stage.link(file, path.join(out, file));
  }
}
