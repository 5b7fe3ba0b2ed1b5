import path from 'node:path';
import { buildOptions, type Platform } from '../build-options';
import { packageFolders } from '../packages/package-folders';
import type { MadeFile } from '../remember-part';
import { type SiteSources, sitePlugin } from './site-plugin';
import { loadBundler } from '../bundler';

/** Scripts by name, and the script of each entry. */
export interface Scripts {
  /** Source file of an entry → name of its script. */
  entries: Record<string, string>;
  /** Static imports of each script. */
  imports: Record<string, string[]>;
  /** Folders of the packages that are part of them, relative to the root. */
  packages: string[];
}

/** Entries of the site, and whether what they share becomes files of its own. */
export interface ScriptsRequest {
  sources: SiteSources;
  platform: Platform;
  entries: string[];
  shared: 'apart' | 'repeated';
  /** Whether each script comes with its source map, `<name>.map`. Names then differ, the code does not. */
  maps?: 'beside' | undefined;
}

/** Bundles some entries. Throws esbuild's failure. */
export async function bundleScripts(request: ScriptsRequest): Promise<{ value: Scripts; files: MadeFile[] }> {
  const { sources, platform, entries, shared, maps } = request;
  const esbuild = await loadBundler();
  const { metafile, outputFiles } = await esbuild.build({
    ...buildOptions({ root: sources.root, platform, plugins: [sitePlugin(sources)] }),
    splitting: shared === 'apart',
    ...(maps && { sourcemap: 'external', sourcesContent: false }),
    entryPoints: entries.map((file) => `./${file}`),
  });
  const scripts: Scripts = { entries: {}, imports: {}, packages: packageFolders(metafile) };
  for (const [output, { entryPoint, imports }] of Object.entries(metafile.outputs)) {
    const name = path.posix.basename(output);
    if (entryPoint !== undefined && entries.includes(entryPoint)) scripts.entries[entryPoint] = name;
    const statics = imports.filter(({ kind, path: to }) => kind === 'import-statement' && isScriptName(to));
    scripts.imports[name] = [...new Set(statics.map(({ path: to }) => path.posix.basename(to)))].sort();
  }
  return {
    value: scripts,
    files: outputFiles.map((file) => ({ name: path.basename(file.path), contents: file.contents })),
  };
}

function isScriptName(specifier: string): boolean {
  return /\.m?js$/.test(specifier);
}
