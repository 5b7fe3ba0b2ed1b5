import path from 'node:path';
import type { Assets, Problem } from '../model';
import { partialSite } from '../problems/catalogue';
import { markdownFiles } from '../steps/3-read/texts/markdown-files';
import { siteFiles } from '../steps/7-compose/site-files';
import { precache } from '../steps/8-precache/precache';
import { assetHistory } from '../steps/9-write/earlier-assets';
import type { OpenOutput } from '../steps/9-write/open-output';
import { MARKER, MARKER_TEXT } from '../steps/9-write/output/marker';
import { publish } from '../steps/9-write/publish';
import { Stage } from '../steps/9-write/stage';
import type { Workshop } from './context';
import { type OtherPages, otherPages } from './other-pages';
import type { Plan } from './plan';
import type { Built } from './render-pages';
import { isPartial, type Selection } from './selection';

interface PublishRequest {
  workshop: Workshop;
  examined: Plan;
  assets: Assets;
  pages: Built[];
  options: Selection & { mode?: 'publish' | 'rehearse' | undefined };
  output: OpenOutput;
  filesOfPage: (page: Built) => string[];
}

/** What became of a site that was made. */
export interface Published {
  published: boolean;
  notices: Problem[];
  files: number;
  bytes: number;
}

/** Steps 8 and 9: a new tree beside the old one, then one swap; nothing when the old one is just like it. */
export async function publishPages(request: PublishRequest): Promise<Published> {
  const { workshop, options, output, examined } = request;
  const others = otherPages(isPartial(examined.routes.pages, options) ? output : undefined);
  const stage = await stageOf(request, others);
  workshop.reporter.step('write');
  const isWanted = options.mode !== 'rehearse';
  const left = isWanted ? await publish(stage, output) : [];
  return { published: isWanted, notices: [...partOf(stage, request), ...left], ...stage.size() };
}

/** Every file that the site consists of. */
async function stageOf(request: PublishRequest, others: OtherPages): Promise<Stage> {
  const { workshop, examined, pages, assets, filesOfPage } = request;
  const stage = new Stage();
  for (const { file, contents } of pages) stage.link(file, workshop.cache.store.fileOf(contents));
  const isThere = (file: string) => stage.has(file) || others.files.has(path.normalize(file));
  const published = { isThere, manifest: others.manifest };
  const files = siteFiles({ plan: examined, assets, pages, filesOfPage, published });
  for (const { path: file, contents } of files) stage.write(file, contents);
  const routes = pages.map(({ route }) => route);
  for (const { path: file, make } of markdownFiles(examined.inventory, routes)) stage.make(file, make);
  carryAssets(stage, request);
  await addServiceWorker(stage, request);
  stage.write(MARKER, MARKER_TEXT);
  for (const file of others.files)
    if (!stage.has(file)) stage.link(file, path.join(request.output.out, file));
  return stage;
}

/** Hashed files of this build and the last ones, and the public folder. */
function carryAssets(stage: Stage, { examined, assets, output }: PublishRequest): void {
  const { root, site, publicFiles } = examined.inventory;
  for (const { path: file, from } of assets.files) stage.copy(file, from);
  for (const file of publicFiles) {
    stage.copy(path.join(site.assets.slice(1), file), path.join(root, site.folders.public, file));
  }
  const names = assets.files.map(({ path: file }) => file);
  const history = assetHistory(output.out, names, output.disk);
  for (const file of history.keep) stage.link(file, path.join(output.out, file));
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

/** A site without some of its pages says so. */
function partOf(stage: Stage, { examined: { routes }, output }: PublishRequest): Problem[] {
  const there = routes.pages.filter(({ file }) => stage.has(file)).length;
  const all = routes.pages.length;
  return there === all ? [] : [partialSite(output.out, { there, all })];
}
