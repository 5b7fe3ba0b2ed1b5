import type { BundleContext } from '../bundle-context';
import { reach } from '../modules/reach';
import type { WalkedModule } from '../modules/walk-modules';
import { readersOf } from '../packages/readers';
import { importedNames, wantedNames } from '../packages/wanted-names';
import type { FinishedFile } from '../remember-part';
import { bundleDemos } from './bundle-demos';
import { groupDemos } from './group-demos';
import { offerPackages } from './offer-packages';
import { packFor } from './pack-for';
import { scriptsFor } from './scripts-for';

/** Everything browsers load, by file name. */
export interface BrowserFiles {
  client: string;
  demoRuntime?: string;
  /** Which exports of packages changed code may import (contract/package-table). */
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
 * The small script of every page, what mounts demos, and the demos. What the small script needs at
 * once goes into it; everything else imports its packages from one bundle, so that each of them is
 * loaded once.
 */
export async function bundleForBrowsers({
  memory,
  site,
  sources,
  demoFiles,
  environment,
}: BundleContext): Promise<BrowserFiles> {
  const { modules } = sources;
  const { client } = site.entries;
  const mount = demoFiles.length > 0 ? site.entries.demos : undefined;
  const { demoFrame: frame, demoEditor: editor } = demoFiles.length > 0 ? site.entries : {};
  const entries = [client, mount].filter((entry) => entry !== undefined);
  const editing = [frame, editor].filter((entry) => entry !== undefined);
  const selfContained = reach(modules, [client], 'static');
  const divided = [...reach(modules, [...entries, ...editing, ...demoFiles])].filter(
    (file) => !selfContained.has(file),
  );
  const modulesOf = (files: Iterable<string>) => [...files].flatMap((file) => modules.get(file) ?? []);
  const foundation = importedNames(modulesOf(mount === undefined ? [] : reach(modules, [mount], 'static')));
  const wanted = wantedNames(modulesOf(divided));
  const loadedAlone = [...demoFiles, ...editing, ...loadedOnDemand(modulesOf(divided))];
  const asked = loadedAlone.map((file) => importedNames(modulesOf(reach(modules, [file], 'static'))));
  const common = { root: sources.root, maker: sources.maker, platform: 'browser', environment } as const;
  const packages = await packFor(memory, {
    ...common,
    name: 'browsers',
    wanted,
    foundation,
    readers: readersOf(asked, wanted.keys()),
    supplements: site.supplements ?? {},
  });
  const packed = { ...sources, packed: packages.value };
  const scripts = await scriptsFor(memory, {
    ...common,
    name: 'browsers',
    entries,
    sources: { ...packed, selfContained },
  });
  // Apart from the others: what both need comes twice to the few who change a demo, and in one file to everybody else.
  const editors = await scriptsFor(memory, { ...common, name: 'editing', entries: editing, sources: packed });
  const demos = await bundleDemos(memory, {
    ...common,
    sources: packed,
    groups: groupDemos(modules, demoFiles),
  });
  const all = [scripts, editors, ...demos];
  const imports = Object.assign(
    Object.fromEntries(packages.value.files.map(({ name, imports: of }) => [name, of])),
    ...all.map(({ value }) => value.imports),
  );
  const offer = offerPackages(memory, { frame, packages, scripts: editors, imports });
  return {
    client: scripts.value.entries[client] ?? '',
    ...(mount !== undefined && { demoRuntime: scripts.value.entries[mount] ?? '' }),
    demos: Object.assign({}, ...demos.map(({ value }) => value.entries)),
    ...(offer[0] && { packageTable: offer[0].name }),
    ...(editor !== undefined && { demoEditor: editors.value.entries[editor] ?? '' }),
    imports,
    packages: [...packages.value.packages, ...all.flatMap(({ value }) => value.packages)],
    files: [...packages.files, ...all.flatMap(({ files }) => files), ...offer],
  };
}

/** Modules of the site that some modules load later. */
function loadedOnDemand(modules: WalkedModule[]): string[] {
  return modules.flatMap(({ imports, links }) =>
    imports.flatMap(({ kind, specifier }) => (kind === 'dynamic' ? (links[specifier] ?? []) : [])),
  );
}
