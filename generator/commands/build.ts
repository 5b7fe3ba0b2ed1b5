import type { Problem, RenderedPage } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import type { UndrawnDemo } from '../pipeline/draw-demos';
import type { RenderOptions } from '../pipeline/pictures-of';
import { type OutputOptions, openSiteOutput } from '../pipeline/open-site-output';
import { runToCheck, runToEnd, runToRender } from '../pipeline/pipeline';
import { requireSelection } from '../pipeline/selection';
import { datesUnknown } from '../problems/catalogue';

/** Options of a build. */
export interface BuildOptions extends SiteOptions, OutputOptions, RenderOptions {
  /** The lowest severity of problems that stop the build. */
  stopAt?: Problem['severity'] | undefined;
}

/** The result of a build; `published` is false after a dry run or when problems stopped the build. */
export interface BuildResult {
  /** Of the site. */
  problems: Problem[];
  /** Warnings of steps after the check: demos that throw, a partial site, files that could not be removed. */
  notices: Problem[];
  /** Demos without a fallback. */
  undrawn: UndrawnDemo[];
  published: boolean;
  pages: RenderedPage[];
  files: number;
  bytes: number;
  buildId: string;
}

/**
 * The whole pipeline. An error stops it before the published site is changed.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  return withContext(options, async (context) => {
    const output = await openSiteOutput(context, options);
    try {
      const site = await runToCheck(context);
      requireSelection(site, options);
      const { assets, problems } = site;
      if (stops(problems, options)) return nothingBuilt(problems);
      if (!assets) throw new Error('The modules of the site could not be bundled, and no problem says why.');
      const drawn = await runToRender(context, { ...site, assets }, options);
      const failed = drawn.problems.filter(({ severity }) => severity === 'error');
      const noticed = drawn.problems.filter(({ severity }) => severity !== 'error');
      if (stops(drawn.problems, options)) return nothingBuilt([...problems, ...failed], noticed);
      const { pages, search, undrawn } = drawn;
      const written = await runToEnd(context, { ...site, assets, pages, search }, { ...options, output });
      const undated = site.inventory.updated ? [] : [datesUnknown()];
      const notices = [...noticed, ...undated, ...written.notices];
      return { ...written, pages, undrawn, problems, notices };
    } finally {
      output.close();
    }
  });
}

function stops(problems: Problem[], { stopAt = 'error' }: BuildOptions): boolean {
  return problems.some(({ severity }) => severity === 'error' || severity === stopAt);
}

function nothingBuilt(problems: Problem[], notices: Problem[] = []): BuildResult {
  return { problems, notices, published: false, pages: [], undrawn: [], bytes: 0, files: 0, buildId: '' };
}
