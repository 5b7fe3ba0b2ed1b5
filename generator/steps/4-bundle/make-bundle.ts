import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf } from '../../cache/hash';
import type { Problem } from '../../model';
import { everythingExported } from '../../problems/catalogue/modules';
import { circumstancesOf, constantsOf } from './circumstances';
import { entriesOf, missingEntries } from './entries';
import type { Memory } from './memory/memory';
import { placeOfSpecifier } from './modules/place-of';
import { type Modules, walkModules } from './modules/walk-modules';
import { packageProblems } from './package-problems';
import { isPackageModule } from './packages/wanted-names';
import type { BundleRecord } from './record';
import type { BundleRequest } from './request';
import { runServerEntry } from './run-server-entry';
import { bundleForBrowsers } from './targets/for-browsers';
import { bundleDemoServer, bundleForNode } from './targets/for-node';
import type { Workbench } from './workbench';

/** A bundle, the files it was made from, and what is wrong with them. */
export interface MadeBundle {
  record?: BundleRecord;
  modules: Modules;
  problems: Problem[];
}

/** Bundles a site part by part; parts that are known are not made again. */
export async function makeBundle(request: BundleRequest, memory: Memory): Promise<MadeBundle> {
  const { root, site, demoFiles } = request;
  const missing = missingEntries(request);
  if (missing.length > 0) return { modules: new Map(), problems: missing };
  const entries = [...Object.values(entriesOf(request)), ...demoFiles];
  const walk = { root, constants: constantsOf(request), known: memory.modules() };
  const { modules, problems } = await walkModules(walk, entries);
  const all = [...problems, ...handingOnEverything(root, modules)];
  if (all.length > 0) return { modules, problems: all };
  const bench = {
    memory,
    site,
    demoFiles,
    sources: { root, modules },
    circumstances: circumstancesOf(request),
  };
  try {
    return { modules, problems: [], record: await makeRecord(bench) };
  } catch (failure) {
    return { modules, problems: packageProblems(failure, root, modules) };
  }
}

async function makeRecord(bench: Workbench): Promise<BundleRecord> {
  const { server, demoServer } = bench.site.entries;
  const [browser, pages, drawing] = await Promise.all([
    bundleForBrowsers(bench),
    bundleForNode(bench, 'drawing pages', server),
    demoServer === undefined || bench.demoFiles.length === 0
      ? undefined
      : bundleDemoServer(bench, demoServer),
  ]);
  const { sharedStyles, beforePaint } = await runServerEntry(bench.memory.node.pathOf(pages.entry));
  const styles = bench.memory.browser.put(`shared-${hashOf(sharedStyles).slice(0, 8)}.css`, sharedStyles);
  return { browser, styles, beforePaint, server: pages, ...(drawing && { demoServer: drawing }) };
}

function handingOnEverything(root: string, modules: Modules): Problem[] {
  return [...modules.values()].flatMap(({ file, imports }) =>
    imports
      .filter(({ kind, specifier }) => kind === 'export-all' && isPackageModule(specifier))
      .map(({ specifier }) =>
        everythingExported(
          specifier,
          placeOfSpecifier(file, readFileSync(path.join(root, file), 'utf8'), specifier),
        ),
      ),
  );
}
