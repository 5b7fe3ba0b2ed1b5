import { saveCache } from '../cache';
import { checkDemoTypes } from '../demos/check-demo-types';
import { examine, framed } from '../examine';
import type { Problem } from '../model';
import { openReference } from '../reference/open-reference';
import { openWorkshop, type SiteOptions } from '../workshop';

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
