import { type Memory, remember, snapshotPlugin } from '../../../cache';
import { packageFolders } from '../packages/package-folders';

/** The script of the worker, by its name in the store, and the folders of the packages in it. */
export interface BundledWorker {
  script: string;
  packages: string[];
}

/**
 * Compiles the service worker to one classic script and gives its name in the store; remembered under every
 * file that went into it. Throws esbuild's failure.
 */
export async function bundleWorker(memory: Memory, entry: string): Promise<BundledWorker> {
  const recipe = { name: 'service worker', inputs: { entry, installed: memory.installed } };
  return remember(memory, recipe, async (maker) => {
    const { root } = memory.snapshot;
    const esbuild = await import('esbuild');
    const { outputFiles, metafile } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
      metafile: true,
      logLevel: 'silent',
      plugins: [snapshotPlugin(root, maker)],
    });
    return { script: maker.keep(outputFiles[0]?.contents ?? ''), packages: packageFolders(metafile) };
  });
}
