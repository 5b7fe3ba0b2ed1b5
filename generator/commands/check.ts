import type { Problem } from '../model';
import { type BuildContext, type SiteOptions, withContext } from '../pipeline/context';
import { type CheckedSite, runToCheck, runToRender } from '../pipeline/pipeline';

/** The problems of a site, sorted by place. */
export interface Checked {
  problems: Problem[];
  pages: number;
  texts: number;
}

/**
 * Finds all problems of a site in one run, and writes only to the cache. A site without errors is also drawn, because code
 * that throws on a single page can only be found by drawing it. A later build reuses the drawn pages.
 */
export async function checkSite(options: SiteOptions): Promise<Checked> {
  return withContext(options, async (context) => {
    const site = await runToCheck(context);
    const { routes, inventory } = site;
    const problems = [...site.problems, ...(await problemsOfDrawing(context, site))];
    return { problems, pages: routes.pages.length, texts: inventory.texts.length };
  });
}

async function problemsOfDrawing(context: BuildContext, site: CheckedSite): Promise<Problem[]> {
  const { assets, problems } = site;
  if (!assets || problems.some(({ severity }) => severity === 'error')) return [];
  return (await runToRender(context, { ...site, assets }, { pictures: 'checked' })).problems;
}
