import { type Maker, snapshotPlugin } from '../../../cache';
import { packageFolders } from '../packages/package-folders';
import { loadBundler } from '../bundler';

/** A classic script with all that it imports, and the folders of the packages in it. */
export interface ClassicScript {
  code: Uint8Array;
  packages: string[];
}

/** Compiles an entry to one script that is no module. `maker` records what is read. Throws esbuild's failure. */
export async function bundleClassic(root: string, entry: string, maker: Maker): Promise<ClassicScript> {
  const esbuild = await loadBundler();
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
  return { code: outputFiles[0]?.contents ?? new Uint8Array(), packages: packageFolders(metafile) };
}
