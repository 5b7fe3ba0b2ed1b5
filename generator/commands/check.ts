import { saveCache } from '../cache';
import type { Problem } from '../model';
import { checkDemoTypes } from '../pipeline/check-demo-types';
import { openWorkshop, type SiteOptions } from '../pipeline/context';
import { examine, framed } from '../pipeline/examine';
import { openReference } from '../steps/3-read/reference/open-reference';

/** What a check found, sorted by place. */
export interface Checked {
  problems: Problem[];
  pages: number;
  texts: number;
}

/** Finds every mistake of a site in one run and writes nothing of it. */
export async function checkSite(options: SiteOptions): Promise<Checked> {
  const workshop = openWorkshop(options);
  try {
    const examined = await examine(workshop);
    const { problems: found, routes, inventory } = examined;
    const types = await checkDemoTypes(inventory, workshop.cache);
    const { problems: ofReference } = openReference({ examined, read: await examined.reading });
    const problems = framed([...found, ...types, ...ofReference], inventory.root);
    return { problems, pages: routes.pages.length, texts: inventory.texts.length };
  } finally {
    saveCache(workshop.cache);
    await workshop.close();
  }
}
