import path from 'node:path';
import { markdownFile } from '../contract/url';
import type { Problem, Routes } from '../model';
import { partialSite } from '../problems/catalogue';
import { buildIdOf, siteFiles } from '../steps/7-compose/site-files';
import type { OpenOutput } from '../steps/9-write/open-output';
import { MARKER, markerText } from '../steps/9-write/output/marker';
import { publish } from '../steps/9-write/publish';
import { Stage } from '../steps/9-write/stage';
import { addServiceWorker } from './add-service-worker';
import { carryFiles, readPublicAssets } from './carry-files';
import type { BuildContext } from './context';
import { filesOfPages } from './files-of-pages';
import { listMarkdown } from './list-markdown';
import { type OtherPages, otherPages } from './other-pages';
import { isPartial, type Selection } from './selection';
import type { SiteToWrite } from './site-to-write';

/** The pages to build, and whether to publish them. */
export interface WriteOptions extends Selection {
  output: OpenOutput;
  /** A dry run makes everything and publishes nothing. */
  mode?: 'publish' | 'dry-run' | undefined;
}

/** The written files; `published` is false after a dry run. */
export interface Written {
  published: boolean;
  /** Warnings about the published site. */
  notices: Problem[];
  files: number;
  bytes: number;
  buildId: string;
}

/** Steps 7 to 9: writes a new tree beside the old one and swaps them, unless both are equal. */
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

/** Adds the pages, and the files that are composed from all pages. */
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
  const fileExists = (file: string) => stage.has(file) || others.files.has(path.normalize(file));
  const published = { fileExists, manifest: others.manifest };
  const files = siteFiles({ ...site, filesOfPage: filesOfPages(site), published });
  for (const { path: file, contents } of [...files, ...search]) stage.write(file, contents);
  const lists = await listMarkdown(memory, { ...site, kept: { out, files: others.files } });
  for (const { path: file, contents } of lists.files) stage.write(file, contents);
  for (const { path: file, contents } of lists.stored) stage.link(file, memory.store.fileOf(contents));
}

/** A warning when the published site lacks some of its pages. */
function partOf(stage: Stage, { pages }: Routes, { out }: OpenOutput): Problem[] {
  const there = pages.filter(({ file }) => stage.has(file)).length;
  return there === pages.length ? [] : [partialSite(out, { there, all: pages.length })];
}
