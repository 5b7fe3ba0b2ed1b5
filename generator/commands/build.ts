import { saveCache } from '../cache';
import type { Problem } from '../model';
import { bundleSite } from '../pipeline/bundle-site';
import { checkDemoTypes } from '../pipeline/check-demo-types';
import { openWorkshop, type SiteOptions } from '../pipeline/context';
import { examine, framed } from '../pipeline/examine';
import { type Built, makePages } from '../pipeline/render-pages';
import { selected } from '../pipeline/selection';
import { publishPages } from '../pipeline/write-site';
import { noPageFits } from '../problems/catalogue/commands';
import { SiteError } from '../problems/site-error';
import { openReference } from '../steps/3-read/reference/open-reference';
import { buildIdOf } from '../steps/7-compose/site-files';
import { publishPaths, recover } from '../steps/9-write/publish';

/** How a build is asked for. */
export interface BuildOptions extends SiteOptions {
  /** Absolute output folder. */
  out: string;
  /** Build these languages only. */
  languages?: string[] | undefined;
  /** Build pages whose pathname matches; the others stay as they were published. */
  only?: readonly string[] | undefined;
  /** Publish, or only rehearse: everything is made and nothing is left. */
  mode?: 'publish' | 'rehearse' | undefined;
  /** From which severity on a problem stops the build. */
  stopAt?: Problem['severity'] | undefined;
}

/** What a build did; `published` is false when problems stopped it or it was only a rehearsal. */
export interface BuildResult {
  problems: Problem[];
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
  try {
    recover(publishPaths(options.out));
    const examined = await examine(workshop);
    const { only } = options;
    const vain = only?.find((glob) => selected(examined.routes.pages, { only: [glob] }).length === 0);
    if (vain !== undefined) throw new SiteError(noPageFits(vain));
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
    workshop.reporter.step('write');
    const written = await publishPages({ workshop, examined, assets, pages, options, filesOfPage });
    return { problems: all, pages, buildId: buildIdOf(pages, assets), ...written };
  } finally {
    saveCache(workshop.cache);
    await workshop.close();
  }
}

function stops(problems: Problem[], { stopAt = 'error' }: BuildOptions): boolean {
  return problems.some(({ severity }) => severity === 'error' || severity === stopAt);
}

function nothingBuilt(problems: Problem[]): BuildResult {
  return { problems, published: false, pages: [], bytes: 0, files: 0, buildId: '' };
}
