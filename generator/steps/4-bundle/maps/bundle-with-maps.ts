import type { BundleContext } from '../bundle-context';
import { constantsOf } from '../environment-key';
import { reach } from '../modules/reach';
import { isScript, readModule } from '../modules/read-module';
import type { Modules, WalkedModule } from '../modules/walk-modules';
import type { MadeFile } from '../remember-part';
import { bundleScripts, type ScriptsRequest } from '../targets/bundle-scripts';
import type { SiteSources } from '../targets/site-plugin';

/** Bundles scripts for Node again with source maps; the code is the same. */
export async function bundleWithMaps(
  context: BundleContext,
  sources: SiteSources,
  scripts: Pick<ScriptsRequest, 'entries' | 'shared'>,
): Promise<MadeFile[]> {
  const modules = await withMaps(context, scripts.entries);
  const { files } = await bundleScripts({
    ...scripts,
    sources: { ...sources, modules },
    platform: 'node',
    maps: 'beside',
  });
  return files;
}

async function withMaps(
  { memory, site, sources }: BundleContext,
  entries: readonly string[],
): Promise<Modules> {
  const files = [...reach(sources.modules, [...entries])].filter(isScript);
  const options = { constants: constantsOf({ site }), map: 'inline' } as const;
  const read = await Promise.all(
    files.map(async (file): Promise<[string, WalkedModule][]> => {
      const module = sources.modules.get(file);
      const mapped = await readModule({ file, text: memory.snapshot.text(file) }, options);
      return module ? [[file, { ...module, ...mapped }]] : [];
    }),
  );
  return new Map([...sources.modules, ...read.flat()]);
}
