import type { BundleContext } from '../bundle-context';
import type { FinishedFile } from '../remember-part';
import { type BrowserEntries, browserEntries } from './browser-entries';
import { type BrowserParts, browserParts } from './browser-parts';
import { offerPackages } from './offer-packages';

/** Everything browsers load, by file name. */
export interface BrowserFiles {
  client: string;
  demoClient?: string;
  demoRuntime?: string;
  /** The exports of packages that edited code may import (published/package-table). */
  packageTable?: string;
  /** The editor of demos. */
  demoEditor?: string;
  demos: Record<string, string>;
  imports: Record<string, string[]>;
  /** Folders of all packages that are part of these files, relative to the root. */
  packages: string[];
  files: FinishedFile[];
}

/**
 * Bundles the small scripts of every page and of pages with demos, the scripts that mount and edit demos, and the demos. Throws
 * esbuild's failure.
 */
export async function bundleForBrowsers(context: BundleContext): Promise<BrowserFiles> {
  const entries = browserEntries(context);
  const parts = await browserParts(context, entries);
  const { packages, scripts, editors, demos } = parts;
  const all = [scripts, editors, ...demos];
  const imports = importsOf(parts);
  const { frame } = entries;
  const offer = offerPackages(context.memory, { frame, packages, scripts: editors, imports });
  return {
    ...namesOf(entries, parts),
    ...(offer[0] && { packageTable: offer[0].name }),
    imports,
    packages: [...packages.value.packages, ...all.flatMap(({ value }) => value.packages)],
    files: [...packages.files, ...all.flatMap(({ files }) => files), ...offer],
  };
}

/** The file of each entry. */
function namesOf(
  { client, demoClient, mount, editor }: BrowserEntries,
  { scripts, editors, demos }: BrowserParts,
): Pick<BrowserFiles, 'client' | 'demoClient' | 'demoRuntime' | 'demoEditor' | 'demos'> {
  return {
    client: scripts.value.entries[client] ?? '',
    ...(demoClient !== undefined && { demoClient: scripts.value.entries[demoClient] ?? '' }),
    ...(mount !== undefined && { demoRuntime: scripts.value.entries[mount] ?? '' }),
    demos: Object.assign({}, ...demos.map(({ value }) => value.entries)),
    ...(editor !== undefined && { demoEditor: editors.value.entries[editor] ?? '' }),
  };
}

/** The static imports of each file. */
function importsOf({ packages, scripts, editors, demos }: BrowserParts): Record<string, string[]> {
  return Object.assign(
    Object.fromEntries(packages.value.files.map(({ name, imports }) => [name, imports])),
    ...[scripts, editors, ...demos].map(({ value }) => value.imports),
  );
}
