import type { OutputFile } from '../../model';

/** What a build consists of: the shared application entry, and the files of every page. */
export interface BuildManifest {
  /** Hash of all that was built: equal builds have equal ids. */
  buildId: string;
  /** What every url of the site begins with, where it is not the whole host. */
  base?: string;
  /** What a search begins with, by language, the default one first: paths without base. */
  search: Record<string, string>;
  pages: Record<string, string[]>;
}

/** The entry that every page shares; it has this name in every build manifest. */
export const APPLICATION = '/_app';

/** `build-manifest.json`: `/_app` names what every page loads, each page's url what only it may load. */
export function buildManifest(manifest: BuildManifest): OutputFile {
  return { path: 'build-manifest.json', contents: `${JSON.stringify(manifest, null, 1)}\n` };
}
