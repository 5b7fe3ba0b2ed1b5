import { saveCache } from '../cache';
import type { Problem } from '../model';
import { bundleSite } from '../pipeline/bundle-site';
import { checkDemoTypes } from '../pipeline/check-demo-types';
import { openWorkshop, type SiteOptions } from '../pipeline/context';
import { examine, framed } from '../pipeline/examine';
import { type OutputOptions, openSiteOutput } from '../pipeline/open-site-output';
import { type Built, makePages } from '../pipeline/render-pages';
import { requireSelection } from '../pipeline/selection';
import { publishPages } from '../pipeline/write-site';
import { openReference } from '../steps/3-read/reference/open-reference';
import { buildIdOf } from '../steps/7-compose/site-files';
import type { OpenOutput } from '../steps/9-write/open-output';

/** How a build is asked for. */
export interface BuildOptions extends SiteOptions, OutputOptions {
  /** Build these languages only. */
  languages?: string[] | undefined;
  /** Build pages whose pathname matches; the others stay as they were published. */
  only?: readonly string[] | undefined;
  /** From which severity on a problem stops the build. */
  stopAt?: Problem['severity'] | undefined;
}

/** What a build did; `published` is false when problems stopped it or it was only a rehearsal. */
export interface BuildResult {
  /** Of the site. */
  problems: Problem[];
  /** Warnings about what was published: a part of the site only, or something left beside it. */
  notices: Problem[];
  published: boolean;
  pages: Built[];
  files: number;
  bytes: number;
  buildId: string;
}

/**
 * The whole pipeline. Any error stops it before the published site is touched: a build that fails
 * leaves the output as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const workshop = openWorkshop(options);
  let output: OpenOutput | undefined;
  try {
    output = await openSiteOutput(workshop, options);
    const examined = await examine(workshop);
    requireSelection(examined, options);
    const types = checkDemoTypes(examined.inventory, workshop.cache);
    if (stops(examined.problems, options)) {
      const { problems } = openReference({ examined, read: await examined.reading });
      return nothingBuilt(framed([...examined.problems, ...problems, ...(await types)], options.root));
    }
    const { bundled, problems } = await bundleSite(workshop, examined, 'drawn');
    const { reference, problems: ofReference } = openReference({ examined, read: await examined.reading });
    const found = [...examined.problems, ...ofReference, ...problems, ...(await types)];
    const all = framed(found, options.root);
    if (!bundled || stops(all, options)) return nothingBuilt(all);
    const { assets, demos, filesOfPage } = bundled;
    workshop.reporter.step('pages');
    const pages = await makePages({ workshop, examined, assets, demos, reference, selection: options });
    const written = await publishPages({ workshop, examined, assets, pages, options, output, filesOfPage });
    return { problems: all, pages, buildId: buildIdOf(pages, assets), ...written };
  } finally {
    output?.close();
    saveCache(workshop.cache);
    await workshop.close();
  }
}

function stops(problems: Problem[], { stopAt = 'error' }: BuildOptions): boolean {
  return problems.some(({ severity }) => severity === 'error' || severity === stopAt);
}

function nothingBuilt(problems: Problem[]): BuildResult {
  return { problems, notices: [], published: false, pages: [], bytes: 0, files: 0, buildId: '' };
}
