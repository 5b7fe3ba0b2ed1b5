import type { Problem } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import { runToCheck } from '../pipeline/pipeline';

/** What a check found, sorted by place. */
export interface Checked {
  problems: Problem[];
  pages: number;
  texts: number;
}

/** Finds every mistake of a site in one run and writes nothing of it. */
export async function checkSite(options: SiteOptions): Promise<Checked> {
  return withContext(options, async (context) => {
    const { problems, routes, inventory } = await runToCheck(context);
    return { problems, pages: routes.pages.length, texts: inventory.texts.length };
  });
}
