import path from 'node:path';
import { hashOf, type Maker, type Memory, placeModules } from '../../cache';
import type { Problem } from '../../model';
import { everythingExported } from '../../problems/catalogue/modules';
import type { BundleContext } from './bundle-context';
import { entriesOf } from './entries';
import { constantsOf, environmentKey } from './environment-key';
import { missingPackages } from './missing-packages';
import { placeOfSpecifier } from './modules/place-of';
import { reach } from './modules/reach';
import { type Modules, walkModules } from './modules/walk-modules';
import { packageProblems } from './package-problems';
import { isPackageModule } from './packages/wanted-names';
import type { BundleRecord } from './record';
import { storeFile } from './remember-part';
import type { BundleRequest } from './request';
import { askServerEntry, demoEntryProblem } from './run-server-entry';
import { bundleForBrowsers } from './targets/for-browsers';
import { bundleDemoServer, bundleForNode } from './targets/for-node';

/** A bundle, or what is wrong with the modules that it would be made from. */
export interface MadeBundle {
  record?: BundleRecord;
  problems: Problem[];
}

/** Bundles a site part by part; parts that are known are not made again. `maker` is told what is read. */
export async function makeBundle(request: BundleRequest, maker: Maker): Promise<MadeBundle> {
  const { memory, site, demoFiles } = request;
  const { root } = memory.snapshot;
  const supplements = Object.values(site.supplements ?? {}).filter((file) => memory.snapshot.has(file));
  const entries = [...Object.values(entriesOf(request)), ...demoFiles, ...supplements];
  const walk = { memory, maker, constants: constantsOf(request) };
  const { modules, problems } = await walkModules(walk, entries);
  const all = [
    ...problems,
    ...everythingReExported(modules, memory),
    ...missingPackages(modules, memory.snapshot),
  ];
  if (all.length > 0) return { problems: all };
  const context: BundleContext = {
    memory,
    site,
    demoFiles,
    sources: { root, modules, maker },
    environment: hashOf(environmentKey(request), ...hashesOf(reach(modules, supplements), modules)),
  };
  try {
    return await makeRecord(context);
  } catch (failure) {
    return { problems: packageProblems(failure, memory.snapshot, modules) };
  }
}

async function makeRecord(context: BundleContext): Promise<MadeBundle> {
  const { memory, site, demoFiles } = context;
  const { server, demoServer } = site.entries;
  const [browser, pages, drawing] = await Promise.all([
    bundleForBrowsers(context),
    bundleForNode(context, 'drawing pages', server),
    demoServer === undefined || demoFiles.length === 0 ? undefined : bundleDemoServer(context, demoServer),
  ]);
  const modules = placeModules(memory, [...pages.files, ...(drawing?.files ?? [])]);
  const drawn =
    drawing && demoServer && (await demoEntryProblem(path.join(modules, drawing.entry), demoServer));
  const shared = await askServerEntry(path.join(modules, pages.entry), server);
  if ('problem' in shared) return { problems: [shared.problem, ...(drawn ? [drawn] : [])] };
  if (drawn) return { problems: [drawn] };
  const { sharedStyles, beforePaint } = shared;
  const name = `shared-${hashOf(sharedStyles).slice(0, 8)}.css`;
  const styles = storeFile(memory, { name, contents: Buffer.from(sharedStyles) });
  const record = { browser, styles, beforePaint, server: pages, ...(drawing && { demoServer: drawing }) };
  return { problems: [], record };
}

/** Packages are bundled with the site's supplements and all that these import. */
function hashesOf(files: ReadonlySet<string>, modules: Modules): string[] {
  return [...files].sort().flatMap((file) => [file, modules.get(file)?.hash ?? '']);
}

function everythingReExported(modules: Modules, { snapshot }: Memory): Problem[] {
  return [...modules.values()].flatMap(({ file, imports }) =>
    imports
      .filter(({ kind, specifier }) => kind === 'export-all' && isPackageModule(specifier))
      .map(({ specifier }) =>
        everythingExported(specifier, placeOfSpecifier(file, snapshot.text(file), specifier)),
      ),
  );
}
