import type { Problem } from '../model';
import { type BuildContext, type SiteOptions, withContext } from '../pipeline/context';
import { type CheckedSite, runToCheck, runToRender } from '../pipeline/pipeline';

/** What a check found, sorted by place. */
export interface Checked {
  problems: Problem[];
  pages: number;
  texts: number;
}

/**
 * Finds every mistake of a site in one run and writes nothing of it. What has no error so far is drawn as well: code
 * that throws on one page alone is found in no other way. A build that follows draws none of it again.
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
