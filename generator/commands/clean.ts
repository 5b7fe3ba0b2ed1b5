import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { publishPaths } from '../steps/9-write/publish';

interface CleanRequest {
  out: string;
  cacheFolder: string;
}

/** A folder that holds something else than a built site is not removed, whatever `--out` said. */
function isBuilt(out: string): boolean {
  return readdirSync(out).length === 0 || existsSync(path.join(out, 'build-manifest.json'));
}

/** Removes the output, what a killed build left beside it, and the cache; gives what was there. */
export function cleanSite({ out, cacheFolder }: CleanRequest): string[] {
  const { next, old, journal } = publishPaths(out);
  const there = [next, old, journal, cacheFolder, ...(existsSync(out) && isBuilt(out) ? [out] : [])].filter(
    existsSync,
  );
  for (const name of there) rmSync(name, { recursive: true, force: true });
  return there;
}
