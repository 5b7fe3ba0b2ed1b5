import path from 'node:path';
import { hashOf, type Maker, placeModules } from '../../cache';
import type { Problem } from '../../model';
import { everythingExported } from '../../problems/catalogue/modules';
import { settleAll } from './settle-all';
import type { BundleContext } from './bundle-context';
import { missingPackages } from './missing-packages';
import { placeOfSpecifier } from './modules/place-of';
import { packageProblems } from './package-problems';
import { isPackageModule } from './packages/wanted-names';
import { phantomPackages } from './phantom-packages';
import { readSources } from './read-sources';
import type { BundleRecord } from './record';
import { storeFile } from './remember-part';
import type { BundleRequest } from './request';
import { demoEntryProblem, runServerEntry } from './run-server-entry';
import { bundleForBrowsers } from './targets/for-browsers';
import { bundleFramePage } from './targets/frame-page';
import { bundleDemoServer, bundleForNode } from './targets/for-node';

/** A bundle, or the problems of its modules. */
export interface MadeBundle {
  record?: BundleRecord;
  problems: Problem[];
}

/** Bundles a site in parts, which are cached separately. `maker` records what is read. */
export async function makeBundle(request: BundleRequest, maker: Maker): Promise<MadeBundle> {
  const { context, problems } = await readSources(request, maker);
  const { memory, sources } = context;
  const missing = missingPackages(sources.modules, memory.snapshot);
  const all = [
    ...problems,
    ...everythingReExported(context),
    ...missing,
    ...phantomPackages(sources.modules, { snapshot: memory.snapshot, maker, missing }),
  ];
  if (all.length > 0) return { problems: all };
  try {
    return await makeRecord(context);
  } catch (failure) {
    return { problems: packageProblems(failure, memory.snapshot, sources.modules) };
  }
}

async function makeRecord(context: BundleContext): Promise<MadeBundle> {
  const { memory, site, demoFiles } = context;
  const { server, demoServer, demoFrameLoader } = site.entries;
  const [browser, pages, drawing, frame] = await settleAll([
    bundleForBrowsers(context),
    bundleForNode(context, server),
    demoServer === undefined || demoFiles.length === 0 ? undefined : bundleDemoServer(context, demoServer),
    demoFrameLoader === undefined || demoFiles.length === 0
      ? undefined
      : bundleFramePage(memory, demoFrameLoader, context.sources.maker),
  ]);
  const modules = placeModules(memory, [...pages.files, ...(drawing?.files ?? [])]);
  const ofDemos = drawing && (await demoEntryProblem(context, path.join(modules, drawing.entry)));
  const { texts, problems } = await runServerEntry(context, path.join(modules, pages.entry));
  if (!texts || ofDemos) return { problems: [...problems, ...(ofDemos ? [ofDemos] : [])] };
  const { sharedStyles, beforePaint } = texts;
  const name = `shared-${hashOf(sharedStyles).slice(0, 8)}.css`;
  const styles = storeFile(memory, { name, contents: Buffer.from(sharedStyles) });
  const record = {
    browser: { ...browser, packages: [...browser.packages, ...(frame?.packages ?? [])] },
    styles,
    ...(frame && { framePage: frame.file }),
    beforePaint,
    server: pages,
    ...(drawing && { demoServer: drawing }),
  };
  return { problems: [], record };
}

/** A supplement exports all of the module that it stands for: nobody loads more of it than before. */
function everythingReExported({ memory, site, sources }: BundleContext): Problem[] {
  return [...sources.modules.values()].flatMap(({ file, imports }) =>
    imports
      .filter(({ kind, specifier }) => kind === 'export-all' && isPackageModule(specifier))
      .filter(({ specifier }) => site.supplements?.[specifier] !== file)
      .map(({ specifier }) =>
        everythingExported(specifier, placeOfSpecifier(file, memory.snapshot.text(file), specifier)),
      ),
  );
}
