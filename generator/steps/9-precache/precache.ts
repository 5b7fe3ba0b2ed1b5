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
  /** Absolute folder to remember finished workers in. */
  cacheFolder: string;
}

/**
 * Makes the service worker that knows the files every page shares; gives the path of the finished
 * file. Pages are not among them: they are asked for again, so that no reader sees an old one.
 */
export async function precache(request: PrecacheRequest): Promise<string> {
  const { root, entry, assets, cacheFolder, folder } = request;
  const shared = sharedFiles(assets);
  const { code, hash } = await compileWorker({ root, entry, cacheFolder });
  const finished = path.join(cacheFolder, `sw-${hashOf(hash, ...shared).slice(0, 16)}.js`);
  if (existsSync(finished)) return finished;
  mkdirSync(cacheFolder, { recursive: true });
  const { injectManifest } = await import('workbox-build');
  const { warnings } = await injectManifest({
    swSrc: code,
    swDest: finished,
    globDirectory: folder,
    globPatterns: shared,
    // Names carry their content's hash already; a revision would fetch them a second time.
    dontCacheBustURLsMatching: /-[A-Za-z0-9]{8,}\.\w+$/,
    modifyURLPrefix: { '': '/' },
    maximumFileSizeToCacheInBytes: 1_000_000,
  });
  if (warnings.length > 0)
    throw new Error(`The service worker could not list its files: ${warnings.join(' ')}`);
  return finished;
}

/** What every page loads before anything is clicked. */
function sharedFiles({ client, styles }: Assets): string[] {
  return [client, styles].map((url) => url.slice(1)).sort();
}
