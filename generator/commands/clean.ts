import { existsSync, rmSync } from 'node:fs';
import { openContext } from '../pipeline/context';
import { sourceFolders } from '../pipeline/source-folders';
import { emptyOutput } from '../steps/9-write/empty-output';
import { openOutput } from '../steps/9-write/open-output';
import { findOutput } from '../steps/9-write/output/find-output';

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
export async function cleanSite({ out, ...site }: CleanRequest): Promise<string[]> {
  const { cacheFolder, root, definition } = site;
  const there = [cacheFolder, out].filter(existsSync);
  // A definition that cannot be loaded names no folders; a folder without a built site is refused all the same.
  const { context, close } = openContext(site);
  const sources = await sourceFolders(context.memory, definition).catch(() => []);
  await close();
  const output = openOutput(findOutput({ out, root, sources }));
  try {
    emptyOutput(output);
    rmSync(cacheFolder, { recursive: true, force: true });
  } finally {
    output.close();
  }
  return there;
}
