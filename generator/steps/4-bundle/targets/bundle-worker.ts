import { type Memory, remember } from '../../../cache';
import { bundleClassic } from './bundle-classic';

/** The script of the worker, by its name in the store, and the folders of the packages in it. */
export interface BundledWorker {
  script: string;
  packages: string[];
}

/**
 * Compiles the service worker to one classic script and returns its store name. Cached by all files that it consists of.
 * Throws esbuild's failure.
 */
export async function bundleWorker(memory: Memory, entry: string): Promise<BundledWorker> {
  const recipe = { name: 'service worker', inputs: { entry, installed: memory.installed } };
  return remember(memory, recipe, async (maker) => {
    const { code, packages } = await bundleClassic(memory.snapshot.root, entry, maker);
    return { script: maker.keep(code), packages };
  });
}
