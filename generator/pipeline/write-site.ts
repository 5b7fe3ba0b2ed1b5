import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstallTable } from '../published/install-table';
import type { SiteDefinition } from '../contract/site';
import { markdownFile } from '../contract/url';
import type { Assets, Inventory, OutputFile, Problem, ReadText, RenderedPage, Routes } from '../model';
import { PICTURES_FOLDER } from '../model/pictures-folder';
import { partialSite } from '../problems/catalogue';
import { buildIdOf, siteFiles } from '../steps/7-compose/site-files';
import { precache } from '../steps/8-precache/precache';
import { assetHistory } from '../steps/9-write/earlier-assets';
import type { OpenOutput } from '../steps/9-write/open-output';
import { MARKER, markerText } from '../steps/9-write/output/marker';
import { publish } from '../steps/9-write/publish';
import { Stage } from '../steps/9-write/stage';
import type { BuildContext } from './context';
import { filesOfPages } from './files-of-pages';
import { listMarkdown } from './list-markdown';
import { type OtherPages, otherPages } from './other-pages';
import { isPartial, type Selection } from './selection';

/** Which pages are made, and where they go. */
export interface WriteOptions extends Selection {
  output: OpenOutput;
  /** Publish, or only a dry run: everything is made and nothing is left. */
  mode?: 'publish' | 'dry-run' | undefined;
}

/** What was written; `published` is false after a dry run. */
export interface Written {
  published: boolean;
  /** Warnings about what was published. */
  notices: Problem[];
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
  /** What changed code is installed with elsewhere. */
  installs: InstallTable;
  pages: RenderedPage[];
  /** What its pages are searched by. */
  search: OutputFile[];
}

/** Steps 7 to 9: a new tree beside the old one, then one swap; nothing when the old one is just like it. */
export async function writeSite(
  context: BuildContext,
  site: SiteToWrite,
  options: WriteOptions,
): Promise<Written> {
  const { reporter } = context;
  const { output, mode } = options;
  const stage = new Stage();
  const others = otherPages(isPartial(site.routes.pages, options) ? output : undefined);
  reporter.step('compose');
  const publicAssets = readPublicAssets(site.inventory);
  const earlier = carryFiles(stage, { ...site, others, publicAssets }, output);
  await composeFiles(stage, context, { ...site, others, out: output.out });
  reporter.step('precache');
  await addServiceWorker(stage, context, { ...site, others, publicAssets, out: output.out });
  reporter.step('write');
  for (const file of others.files) if (!stage.has(file)) stage.link(file, path.join(output.out, file));
  const own = [...stage.placements().keys()].filter((file) => !earlier.has(file));
  stage.write(MARKER, markerText(own));
  const published = mode !== 'dry-run';
  const left = published ? await publish(stage, output) : [];
  const notices = [...partOf(stage, site.routes, output), ...left];
  return { published, notices, buildId: buildIdOf(site.pages, site.assets), ...stage.size() };
}

/** Pages and every file that is made from what is known of all of them. */
async function composeFiles(
  stage: Stage,
  { memory }: BuildContext,
  { others, out, ...site }: SiteToWrite & { others: OtherPages; out: string },
): Promise<void> {
  const { pages, search } = site;
  for (const { file, contents, markdown, picture } of pages) {
    stage.link(file, memory.store.fileOf(contents));
    if (picture) stage.link(picture.path, memory.store.fileOf(picture.contents));
    if (markdown) stage.link(markdownFile(file), memory.store.fileOf(markdown.contents));
  }
  const isThere = (file: string) => stage.has(file) || others.files.has(path.normalize(file));
  const published = { isThere, manifest: others.manifest };
  const files = siteFiles({ ...site, filesOfPage: filesOfPages(site), published });
  for (const { path: file, contents } of [...files, ...search]) stage.write(file, contents);
  const lists = await listMarkdown(memory, { ...site, kept: { out, files: others.files } });
  for (const { path: file, contents } of lists.files) stage.write(file, contents);
  for (const { path: file, contents } of lists.stored) stage.link(file, memory.store.fileOf(contents));
}

/** A file of the public folder among the hashed ones, by its path in the output. */
interface PublicFile {
  path: string;
  contents: Uint8Array;
}

/** What a tree takes over as it is. */
interface CarriedFiles {
  others: OtherPages;
  publicAssets: PublicFile[];
}

/** Hashed files of this build and the last ones, and the public folder. Gives those that are only of the last ones. */
function carryFiles(
  stage: Stage,
  { inventory, assets, search, pages, others, publicAssets }: SiteToWrite & CarriedFiles,
  { out, disk }: OpenOutput,
): ReadonlySet<string> {
  const { root, site, publicFiles } = inventory;
  for (const { path: file, from } of assets.files) stage.link(file, from);
  for (const file of publicFiles) {
    stage.copy(path.join(site.assets.slice(1), file), path.join(root, site.folders.public, file));
  }
  for (const { path: file, contents } of publicAssets) stage.write(file, contents);
  const names = [
    ...[...assets.files, ...inAssets(search, site)].map(({ path: file }) => file),
    ...picturesOf(pages, others, `${site.assets.slice(1)}/${PICTURES_FOLDER}/`),
  ];
  const history = assetHistory(out, names, disk);
  for (const file of history.keep) stage.link(file, path.join(out, file));
  stage.write(history.file, history.contents);
  return new Set(history.keep.map((file) => path.normalize(file)));
}

/** Those below the folder of assets, whose names hold what they consist of. */
function inAssets<File extends { path: string }>(files: readonly File[], { assets }: SiteDefinition): File[] {
  return files.filter(({ path: file }) => isBelow(file, `${assets.slice(1)}/assets/`));
}

/** The pictures of these pages, and of those that stay as they were published. */
function picturesOf(pages: RenderedPage[], { files }: OtherPages, folder: string): string[] {
  const made = pages.flatMap(({ picture }) => picture?.path ?? []);
  return [...new Set([...made, ...[...files].filter((file) => isBelow(file, folder))])];
}

function isBelow(file: string, folder: string): boolean {
  return file.split(path.sep).join('/').startsWith(folder);
}

/** What lies among the hashed files is read once: what says what each consists of, and what is published, are the same bytes. */
function readPublicAssets({ root, site, publicFiles }: Inventory): PublicFile[] {
  return publicFiles
    .filter((file) => file.startsWith('assets/'))
    .map((file) => ({
      path: `${site.assets}/${file}`.slice(1),
      contents: readFileSync(path.join(root, site.folders.public, file)),
    }));
}

async function addServiceWorker(
  stage: Stage,
  { memory }: BuildContext,
  { inventory, routes, assets, search, publicAssets, ...site }: SiteToWrite & CarriedFiles & { out: string },
): Promise<void> {
  const { serviceWorker: worker } = assets;
  if (worker === undefined) return;
  const definition = inventory.site;
  const otherAssets = inAssets([...publicAssets, ...search], definition);
  const request = { memory, site: definition, worker, assets, otherAssets, routes: routes.pages };
  const pages = offlinePages(memory, { routes, ...site });
  for (const { path: file, contents } of await precache({ ...request, pages })) stage.write(file, contents);
}

/** What stands in for pages without a network, in every language: also where it stays as it was published. */
function offlinePages(
  { store }: BuildContext['memory'],
  { routes, pages, others, out }: Pick<SiteToWrite, 'routes' | 'pages'> & { others: OtherPages; out: string },
): { file: string; contents: string }[] {
  const made = new Map(pages.map(({ file, contents }) => [file, contents]));
  return routes.notFound
    .filter(({ kind }) => kind === 'offline')
    .flatMap(({ file }) => {
      const own = made.get(file);
      if (own !== undefined) return [{ file, contents: own }];
      return others.files.has(path.normalize(file))
        ? [{ file, contents: store.put(readFileSync(path.join(out, file))) }]
        : [];
    });
}

/** A site without some of its pages says so. */
function partOf(stage: Stage, { pages }: Routes, { out }: OpenOutput): Problem[] {
  const there = pages.filter(({ file }) => stage.has(file)).length;
  return there === pages.length ? [] : [partialSite(out, { there, all: pages.length })];
}
