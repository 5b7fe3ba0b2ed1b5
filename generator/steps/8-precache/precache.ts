import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../cache/hash';
import type { Assets } from '../../model';
import { compileWorker } from './compile-worker';

interface PrecacheRequest {
  root: string;
  /** The service worker's source, relative to the root. */
  entry: string;
  assets: Assets;
  /** Published pages to show without a network, with the hash of their contents. */
  pages: { file: string; contents: string }[];
  /** Absolute folder to remember finished workers in. */
  cacheFolder: string;
}

/**
 * Makes the service worker that knows the files every page shares; gives the path of the finished
 * file. Of pages only those that stand in for others are among them: all else is asked for again, so that no reader sees an old one.
 */
export async function precache(request: PrecacheRequest): Promise<string> {
  const { root, entry, assets, pages, cacheFolder } = request;
  const shared = sharedFiles(assets);
  const { code, hash } = await compileWorker({ root, entry, cacheFolder });
  const finished = path.join(
    cacheFolder,
    `sw-${hashOf(hash, ...shared, ...pages.map(({ contents }) => contents)).slice(0, 16)}.js`,
  );
  if (existsSync(finished)) return finished;
  mkdirSync(cacheFolder, { recursive: true });
  const { injectManifest } = await import('workbox-build');
  const { warnings } = await injectManifest({
    swSrc: code,
    swDest: finished,
    // What is listed is known already, with its hashes: no folder has to be searched.
    globDirectory: cacheFolder,
    globPatterns: [],
    additionalManifestEntries: [
      // Names carry their content's hash; a revision would fetch them a second time.
      ...shared.map((url) => ({ url, revision: null })),
      ...pages.map(({ file, contents }) => ({ url: addressOf(file), revision: contents })),
    ],
  });
  if (warnings.length > 0)
    throw new Error(`The service worker could not list its files: ${warnings.join(' ')}`);
  return finished;
}

/** A page under the url that readers know. */
function addressOf(file: string): string {
  return `/${file.replace(/index\.html$/, '')}`;
}

/** What every page loads before anything is clicked. */
function sharedFiles({ client, styles }: Assets): string[] {
  return [client, styles].sort();
}
