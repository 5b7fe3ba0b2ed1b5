import type { BundleContext } from '../bundle-context';
import type { PackedPackages } from '../packages/packed';
import type { RememberedPart } from '../remember-part';
import { askedPackages } from './asked-packages';
import type { BrowserEntries } from './browser-entries';
import { bundleDemos } from './bundle-demos';
import type { Scripts } from './bundle-scripts';
import { groupDemos } from './group-demos';
import { packFor } from './pack-for';
import { scriptsFor } from './scripts-for';

/** What browsers load, in the parts that are made and remembered apart. */
export interface BrowserParts {
  packages: RememberedPart<PackedPackages>;
  /** What readers load. */
  scripts: RememberedPart<Scripts>;
  /** What those load who change a demo. */
  editors: RememberedPart<Scripts>;
  demos: RememberedPart<Scripts>[];
}

/**
 * Makes the parts, or takes them from an earlier run. What the small script of every page needs at once goes into
 * it; everything else imports its packages from one bundle, so that each of them is loaded once. Throws esbuild's failure.
 */
export async function browserParts(context: BundleContext, entries: BrowserEntries): Promise<BrowserParts> {
  const { memory, site, sources, demoFiles, environment } = context;
  const { selfContained, ...asked } = askedPackages(context, entries);
  const { root, maker, modules } = sources;
  const common = { root, maker, platform: 'browser', environment } as const;
  const supplements = site.supplements ?? {};
  const packages = await packFor(memory, { ...common, name: 'browsers', ...asked, supplements });
  const packed = { ...sources, packed: packages.value };
  const reading = { name: 'browsers', entries: entries.reading, sources: { ...packed, selfContained } };
  const scripts = await scriptsFor(memory, { ...common, ...reading });
  // Apart from the others: what both need comes twice to the few who change a demo, and in one file to everybody else.
  const editing = { name: 'editing', entries: entries.editing, sources: packed };
  const editors = await scriptsFor(memory, { ...common, ...editing });
  const groups = groupDemos(modules, demoFiles);
  const demos = await bundleDemos(memory, { ...common, sources: packed, groups });
  return { packages, scripts, editors, demos };
}
