import type { BundleContext } from '../bundle-context';
import type { PackedPackages } from '../packages/packed';
import type { RememberedPart } from '../remember-part';
import { wantedPackages } from './wanted-packages';
import type { BrowserEntries } from './browser-entries';
import { bundleDemos } from './bundle-demos';
import type { Scripts } from './bundle-scripts';
import { groupDemos } from './group-demos';
import { loadedBefore } from './loaded-before';
import { packFor } from './pack-for';
import { scriptsFor } from './scripts-for';

/** The scripts for browsers, in parts that are bundled and cached separately. */
export interface BrowserParts {
  packages: RememberedPart<PackedPackages>;
  /** Scripts for all readers. */
  scripts: RememberedPart<Scripts>;
  /** Scripts for readers who edit a demo. */
  editors: RememberedPart<Scripts>;
  demos: RememberedPart<Scripts>[];
}

/**
 * Makes the parts, or takes them from an earlier run. The small scripts of pages contain their packages; everything else
 * imports them from one bundle, so that each is loaded once. Throws esbuild's failure.
 */
export async function browserParts(context: BundleContext, entries: BrowserEntries): Promise<BrowserParts> {
  const { memory, site, sources, demoFiles, environment } = context;
  const { selfContained, ...asked } = wantedPackages(context, entries);
  const { root, maker, modules } = sources;
  const common = { root, maker, platform: 'browser', environment } as const;
  const supplements = site.supplements ?? {};
  const packages = await packFor(memory, { ...common, name: 'browsers', ...asked, supplements });
  const packed = { ...sources, packed: packages.value };
  const before = loadedBefore(modules, entries);
  const reading = {
    name: 'browsers',
    entries: entries.reading,
    sources: { ...packed, selfContained, before },
  };
  const scripts = await scriptsFor(memory, { ...common, ...reading });
  // Bundled separately: the few who edit a demo load shared modules twice, but all other readers load fewer files.
  const editing = { name: 'editing', entries: entries.editing, sources: packed };
  const editors = await scriptsFor(memory, { ...common, ...editing });
  const groups = groupDemos(modules, demoFiles);
  const demos = await bundleDemos(memory, { ...common, sources: packed, groups });
  return { packages, scripts, editors, demos };
}
