import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Memory, remember, temporaryFolder } from '../../cache';
import type { SiteDefinition } from '../../contract/site';
import { urlOfFile } from '../../contract/url';
import type { Assets } from '../../model';

interface PrecacheRequest {
  memory: Memory;
  site: Pick<SiteDefinition, 'base'>;
  /** Name of the compiled worker in the store. */
  worker: string;
  assets: Assets;
  /** Published pages to show without a network, with the hash of their contents. */
  pages: { file: string; contents: string }[];
}

/**
 * Step 8: the service worker that knows the files every page shares. Of pages only those that stand in for
 * others are among them: all else is asked for again, so that no reader sees an old one.
 */
export async function precache({ memory, site, worker, assets, pages }: PrecacheRequest): Promise<Buffer> {
  const entries = [
    // Names carry their content's hash; a revision would fetch them a second time.
    ...sharedFiles(assets).map((url) => ({ url, revision: null })),
    ...pages.map(({ file, contents }) => ({ url: urlOfFile(file, site), revision: contents })),
  ];
  const recipe = { name: 'precache', inputs: { worker, files: JSON.stringify(entries) } };
  const finished = await remember(memory, recipe, async ({ keep }) =>
    keep(await listed(memory, worker, entries)),
  );
  return memory.store.get(finished) ?? Buffer.alloc(0);
}

/** Workbox reads and writes files: it is given a folder of its own for the moment. */
async function listed(
  { folder, store }: Memory,
  worker: string,
  additionalManifestEntries: { url: string; revision: string | null }[],
): Promise<Buffer> {
  mkdirSync(folder, { recursive: true });
  const { folder: own, remove } = temporaryFolder(path.join(folder, 'precache-'));
  const [swSrc, swDest] = [path.join(own, 'compiled.js'), path.join(own, 'sw.js')];
  try {
    writeFileSync(swSrc, store.get(worker) ?? '');
    const { injectManifest } = await import('workbox-build');
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

/** What every page loads before anything is clicked. */
function sharedFiles({ client, styles }: Assets): string[] {
  return [client, styles].sort();
}
