import { existsSync, rmSync } from 'node:fs';
import { emptySiteOutput } from '../pipeline/empty-site-output';

interface CleanRequest {
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  out: string;
  cacheFolder: string;
}

/**
 * Removes the built site and the cache; gives what was there. The same folders are refused as by a build:
 * what no build made, no `clean` removes.
 */
export async function cleanSite(request: CleanRequest): Promise<string[]> {
  const { cacheFolder, out } = request;
  const there = [cacheFolder, out].filter(existsSync);
  await emptySiteOutput(request, () => rmSync(cacheFolder, { recursive: true, force: true }));
  return there;
}
