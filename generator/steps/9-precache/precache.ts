import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../cache/hash';
import type { Assets } from '../../model';
import { compileWorker } from './compile-worker';

interface PrecacheRequest {
  /** Absolute folder of the tree to be published. */
  folder: string;
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
 * file. Of pages only those
 * that stand in for others are among them: all else is asked for again, so that no reader sees an old one.
 */
export async function precache(request: PrecacheRequest): Promise<string> {
  const { root, entry, assets, pages, cacheFolder, folder } = request;
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
    globDirectory: folder,
    globPatterns: [...shared, ...pages.map(({ file }) => file)],
    // Names carry their content's hash already; a revision would fetch them a second time.
    dontCacheBustURLsMatching: /-[A-Za-z0-9]{8,}\.\w+$/,
    modifyURLPrefix: { '': '/' },
    manifestTransforms: [(entries) => ({ manifest: entries.map(asAddress) })],
    maximumFileSizeToCacheInBytes: 1_000_000,
  });
  if (warnings.length > 0)
    throw new Error(`The service worker could not list its files: ${warnings.join(' ')}`);
  return finished;
}

/** A page under the url that readers know. */
function asAddress<T extends { url: string }>(entry: T): T {
  return { ...entry, url: entry.url.replace(/\/index\.html$/, '/') };
}

/** What every page loads before anything is clicked. */
function sharedFiles({ client, styles }: Assets): string[] {
  return [client, styles].map((url) => url.slice(1)).sort();
}
