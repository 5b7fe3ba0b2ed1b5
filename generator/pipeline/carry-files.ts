import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteDefinition } from '../contract/site';
import type { Inventory, RenderedPage } from '../model';
import { PICTURES_FOLDER } from '../model/pictures-folder';
import { assetHistory } from '../steps/9-write/earlier-assets';
import type { OpenOutput } from '../steps/9-write/open-output';
import type { Stage } from '../steps/9-write/stage';
import type { OtherPages } from './other-pages';
import type { SiteToWrite } from './site-to-write';

/** A file of the public folder among the hashed ones, by its path in the output. */
interface PublicFile {
  path: string;
  contents: Uint8Array;
}

/** Files that a tree takes over unchanged. */
export interface CarriedFiles {
  others: OtherPages;
  publicAssets: PublicFile[];
}

/** Adds hashed files of this build and of earlier ones, and the public folder. Returns those of earlier builds only. */
export function carryFiles(
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

/** The files below the folder of assets, whose names contain a hash. */
export function inAssets<File extends { path: string }>(
  files: readonly File[],
  { assets }: SiteDefinition,
): File[] {
  return files.filter(({ path: file }) => isBelow(file, `${assets.slice(1)}/assets/`));
}

/** The pictures of these pages and of pages that stay as they were published. */
function picturesOf(pages: RenderedPage[], { files }: OtherPages, folder: string): string[] {
  const made = pages.flatMap(({ picture }) => picture?.path ?? []);
  return [...new Set([...made, ...[...files].filter((file) => isBelow(file, folder))])];
}

function isBelow(file: string, folder: string): boolean {
  return file.split(path.sep).join('/').startsWith(folder);
}

/** Reads public files among the hashed assets once, so that their digests match the published bytes. */
export function readPublicAssets({ root, site, publicFiles }: Inventory): PublicFile[] {
  return publicFiles
    .filter((file) => file.startsWith('assets/'))
    .map((file) => ({
      path: `${site.assets}/${file}`.slice(1),
      contents: readFileSync(path.join(root, site.folders.public, file)),
    }));
}
