import { existsSync, rmSync } from 'node:fs';
import { emptySiteOutput } from '../pipeline/empty-site-output';

interface CleanRequest {
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  out: string;
  /** Absent where nothing can be kept. */
  cacheFolder: string | undefined;
}

/**
 * Removes the built site and the cache; gives what was there. The same folders are refused as by a build:
 * what no build made, no `clean` removes.
 */
export async function cleanSite(request: CleanRequest): Promise<string[]> {
  const { cacheFolder, out } = request;
  const caches = cacheFolder === undefined ? [] : [cacheFolder];
  const there = [...caches, out].filter(existsSync);
  await emptySiteOutput(request, () => {
    for (const folder of caches) rmSync(folder, { recursive: true, force: true });
  });
  return there;
}
