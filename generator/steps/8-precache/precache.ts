import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Memory, addPathToErrors, remember, temporaryFolder } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import { fileUrl, urlOfFile } from '../../contract/url';
import type { Assets, OutputFile, Route } from '../../model';
import { assetTable, integrityOf } from './asset-table';
import { sitePaths } from './site-paths';

interface PrecacheRequest {
  memory: Memory;
  site: SiteDefinition;
  /** Name of the compiled worker in the store. */
  worker: string;
  assets: Assets;
  /** Other files below the folder of assets: those of the public folder, and what is searched. By their paths in the output. */
  otherAssets: { path: string; contents: string | Uint8Array }[];
  /** All routes of the site, whether they are made now or not. */
  routes: readonly Route[];
  /** Published pages to show without a network, with the hash of their contents. */
  pages: { file: string; contents: string }[];
}

interface Entry {
  url: string;
  revision: string | null;
  integrity: string;
}

/**
 * Step 8: fills the service worker with the files that all pages share, the digests of all files, and the paths of the site. Of
 * pages, only the offline pages are cached: all others are requested again, so that readers see no outdated page.
 */
export async function precache(request: PrecacheRequest): Promise<OutputFile[]> {
  const { memory, site, worker, pages, routes } = request;
  const table = tableOf(request);
  const entries = [
    // Names carry their content's hash; a revision would fetch them a second time.
    ...sharedFiles(request.assets),
    { url: fileUrl(`/${table.path}`, site), revision: null, integrity: table.integrity },
    ...pages.map(({ file, contents }) => ({
      url: urlOfFile(file, site),
      revision: contents,
      integrity: integrityOf(memory.store.get(contents) ?? ''),
    })),
  ];
  const paths = JSON.stringify(sitePaths(site, routes));
  const recipe = { name: 'precache', inputs: { worker, paths, files: JSON.stringify(entries) } };
  const finished = await remember(memory, recipe, async ({ keep }) =>
    keep(
      Buffer.concat([await listed(memory, worker, entries), Buffer.from(`\nself.__SITE_PATHS=${paths};\n`)]),
    ),
  );
  return [
    { path: table.path, contents: table.contents },
    { path: `${site.assets}/sw.js`.slice(1), contents: memory.store.get(finished)?.toString('utf8') ?? '' },
  ];
}

/** Workbox works on files, so it gets a temporary folder. */
async function listed(
  { folder, store }: Memory,
  worker: string,
  additionalManifestEntries: Entry[],
): Promise<Buffer> {
  mkdirSync(folder, { recursive: true });
  const { folder: own, remove } = temporaryFolder(path.join(folder, 'precache-'));
  const [swSrc, swDest] = [path.join(own, 'compiled.js'), path.join(own, 'sw.js')];
  try {
    addPathToErrors(swSrc, () => writeFileSync(swSrc, store.get(worker) ?? ''));
    const { injectManifest } = await import('workbox-build/build/inject-manifest.js');
    // What is listed is known already, with its hashes: no folder has to be searched.
    const found = { swSrc, swDest, globDirectory: own, globPatterns: [], additionalManifestEntries };
    const { warnings } = await injectManifest(found);
    if (warnings.length > 0)
      throw new Error(`The service worker could not list its files: ${warnings.join(' ')}`);
    return readFileSync(swDest);
  } finally {
    remove();
  }
}

/** Everything below the folder of assets that is known to be whole. */
function tableOf({ site, assets, otherAssets }: PrecacheRequest) {
  const folder = `${site.assets}/assets`.slice(1);
  const url = fileUrl(`/${folder}/`, site);
  const built = Object.entries(assets.digests).map(([name, sha256]) => ({
    name: name.slice(url.length),
    sha256,
  }));
  const kept = otherAssets.map((file) => ({
    name: file.path.slice(folder.length + 1),
    sha256: integrityOf(file.contents).slice('sha256-'.length),
  }));
  return assetTable(folder, [...built, ...kept]);
}

/** What every page loads before anything is clicked. */
function sharedFiles({ client, styles, digests, imports }: Assets): Entry[] {
  return [client, ...(imports[client] ?? []), styles]
    .sort()
    .map((url) => ({ url, revision: null, integrity: `sha256-${digests[url] ?? ''}` }));
}
