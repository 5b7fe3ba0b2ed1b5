import { existsSync, rmSync } from 'node:fs';
import { emptySiteOutput } from '../pipeline/empty-site-output';

interface CleanRequest {
  root: string;
  /** The definition module, relative to the root. */
  definition: string;
  out: string;
  /** Absolute cache folders. */
  caches: readonly string[];
}

/**
 * Removes the built site and the cache, and returns the removed folders. Refuses the same folders as a build: only the output
 * of builds is removed.
 */
export async function cleanSite(request: CleanRequest): Promise<string[]> {
  const { root, caches, out } = request;
  if (!existsSync(root)) return [];
  const there = [...caches, out].filter(existsSync);
  await emptySiteOutput(request, () => {
    for (const folder of caches) rmSync(folder, { recursive: true, force: true });
  });
  return there;
}
