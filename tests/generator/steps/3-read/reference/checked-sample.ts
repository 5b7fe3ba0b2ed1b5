import path from 'node:path';
import type { ContentStore } from '../../../../../generator/cache';
import { openContext } from '../../../../../generator/pipeline/context';
import { type CheckedSite, runToCheck } from '../../../../../generator/pipeline/pipeline';
import type { ReferenceSite } from '../../../../../generator/steps/6-render/reference/reference-content';
import { temporaryFolder } from '../../../../temporary-folder';

/** A site of tests/samples that covers a package, read as `check` reads it. */
export interface CheckedSample {
  site: CheckedSite;
  /** What its pages are drawn from. */
  bound: ReferenceSite;
  store: ContentStore;
}

/** Reads a site of tests/samples whole, with a memory of its own. */
export async function checkedSample(name: string): Promise<CheckedSample> {
  const root = path.join(import.meta.dirname, '../../../../samples', name);
  const cacheFolder = temporaryFolder(`xdocs-${name}`);
  const { context, close } = openContext({ root, definition: 'data/site.ts', cacheFolder, workers: 0 });
  const site = await runToCheck(context);
  await close();
  const { reference } = site;
  if (!reference) throw new Error(`The sample ${name} covers no package.`);
  const bound = { reference, texts: site.texts, origin: 'https://garden.example', original: 'en' };
  return { site, bound, store: context.memory.store };
}
