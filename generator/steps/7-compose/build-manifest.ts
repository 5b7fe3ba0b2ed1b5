import type { OutputFile } from '../../model';

/** The content of a build: the shared application entry, and the files of every page. */
export interface BuildManifest {
  /** Hash of the whole build: equal builds have equal ids. */
  buildId: string;
  /** The prefix of all URLs of the site, if it is not at the root of its host. */
  base?: string;
  /** The first file of a search, by language, the default one first: paths without base. */
  search: Record<string, string>;
  /** Names of products, by id. */
  products?: Record<string, string>;
  pages: Record<string, string[]>;
}

/** The entry with the files of every page; its name is the same in all build manifests. */
export const APPLICATION = '/_app';

/**
 * `build-manifest.json`: `/_app` lists the files that every page loads, and the URL of a page those that only
 * this page may load.
 */
export function buildManifest(manifest: BuildManifest): OutputFile {
  return { path: 'build-manifest.json', contents: `${JSON.stringify(manifest, null, 1)}\n` };
}
