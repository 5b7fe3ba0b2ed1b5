import type { Inventory, Routes, TextFacts } from '../model';
import { collectSite } from './collect-site';
import type { BuildContext } from './context';
import { readTexts } from './read-texts';

/** The inventory, routes and texts of a site. */
export interface ReadSite {
  inventory: Inventory;
  routes: Routes;
  facts: TextFacts[];
}

/** Steps 1 to 3 without packages: all that the translation commands need. */
export async function readSite(context: BuildContext): Promise<ReadSite> {
  const { inventory, routes } = await collectSite(context);
  const texts = await readTexts(context, inventory);
  return { inventory, routes, facts: [...texts.values()].map((text) => text.facts) };
}
