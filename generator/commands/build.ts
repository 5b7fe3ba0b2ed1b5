import type { Problem, RenderedPage } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import { type OutputOptions, openSiteOutput } from '../pipeline/open-site-output';
import { runToCheck, runToEnd } from '../pipeline/pipeline';
import { requireSelection, type Selection } from '../pipeline/selection';

/** How a build is asked for. */
export interface BuildOptions extends SiteOptions, OutputOptions, Selection {
  /** From which severity on a problem stops the build. */
  stopAt?: Problem['severity'] | undefined;
}

/** What a build did; `published` is false when problems stopped it or it was only a dry run. */
export interface BuildResult {
  /** Of the site. */
  problems: Problem[];
  /** Warnings about what was published: a part of the site only, or something left beside it. */
  notices: Problem[];
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
      if (!assets || stops(problems, options)) return nothingBuilt(problems);
      const built = await runToEnd(context, { ...site, assets }, { ...options, output });
      return { ...built, problems: [...problems, ...built.problems] };
    } finally {
      output.close();
    }
  });
}

function stops(problems: Problem[], { stopAt = 'error' }: BuildOptions): boolean {
  return problems.some(({ severity }) => severity === 'error' || severity === stopAt);
}

function nothingBuilt(problems: Problem[]): BuildResult {
  return { problems, notices: [], published: false, pages: [], bytes: 0, files: 0, buildId: '' };
}
