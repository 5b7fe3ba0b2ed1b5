import type { Problem, RenderedPage } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import { type CheckedSite, runToCheck, runToEnd } from '../pipeline/pipeline';
import { selected } from '../pipeline/selection';
import type { WriteOptions } from '../pipeline/write-site';
import { SiteError } from '../problems/site-error';
import { publishPaths, recover } from '../steps/9-write/publish';

/** How a build is asked for. */
export interface BuildOptions extends SiteOptions, WriteOptions {
  /** From which severity on a problem stops the build. */
  stopAt?: Problem['severity'] | undefined;
}

/** What a build did; `published` is false when problems stopped it or it was only a rehearsal. */
export interface BuildResult {
  problems: Problem[];
  published: boolean;
  pages: RenderedPage[];
  files: number;
  bytes: number;
  buildId: string;
}

/**
 * The whole pipeline. Any error stops it before the published site is touched: a build that fails
 * leaves the output as it was.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  recover(publishPaths(options.out));
  return withContext(options, async (context) => {
    const site = await runToCheck(context);
    refuseVainPatterns(site, options);
    const { assets, problems } = site;
    if (!assets || stops(problems, options)) return nothingBuilt(problems);
    const built = await runToEnd(context, { ...site, assets }, options);
    return { ...built, problems: [...problems, ...built.problems] };
  });
}

function stops(problems: Problem[], { stopAt = 'error' }: BuildOptions): boolean {
  return problems.some(({ severity }) => severity === 'error' || severity === stopAt);
}

function nothingBuilt(problems: Problem[]): BuildResult {
  return { problems, published: false, pages: [], bytes: 0, files: 0, buildId: '' };
}

function refuseVainPatterns({ routes }: CheckedSite, { only = [] }: BuildOptions): void {
  const vain = only.find((glob) => selected(routes.pages, { only: [glob] }).length === 0);
  if (vain !== undefined) throw noPageFits(vain);
}

/** A pattern that fits nothing is a mistake: a build of no pages would look like one that worked. */
function noPageFits(pattern: string): SiteError {
  return new SiteError({
    code: 'NO_PAGE_FITS',
    severity: 'error',
    message: `No page fits ${pattern}, so nothing was built.`,
    hint: 'Write a path as in `xdocs routes`, without language; * stays within a segment, ** does not.',
  });
}
