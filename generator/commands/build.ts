import type { Problem, RenderedPage } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import type { UndrawnDemo } from '../pipeline/draw-demos';
import type { RenderOptions } from '../pipeline/pictures-of';
import { type OutputOptions, openSiteOutput } from '../pipeline/open-site-output';
import { runToCheck, runToEnd, runToRender } from '../pipeline/pipeline';
import { requireSelection } from '../pipeline/selection';
import { datesUnknown } from '../problems/catalogue';

/** How a build is asked for. */
export interface BuildOptions extends SiteOptions, OutputOptions, RenderOptions {
  /** From which severity on a problem stops the build. */
  stopAt?: Problem['severity'] | undefined;
}

/** What a build did; `published` is false when problems stopped it or it was only a dry run. */
export interface BuildResult {
  /** Of the site. */
  problems: Problem[];
  /** Warnings that came after the check: of demos that throw, of a part of the site, of something left beside it. */
  notices: Problem[];
  /** Demos that show nothing before their script runs. */
  undrawn: UndrawnDemo[];
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
