import type { Inventory, Routes, TextFacts } from '../model';
import { collect } from '../steps/1-collect/collect';
import { route } from '../steps/2-route/route';
import type { BuildContext } from './context';
import { readTexts } from './read-texts';

/** A site as far as its texts are concerned. */
export interface ReadSite {
  inventory: Inventory;
  routes: Routes;
  facts: TextFacts[];
}

/** Steps 1 to 3 without the packages: all that looking after translations needs. */
export async function readSite(context: BuildContext): Promise<ReadSite> {
  const { memory, definition, playgrounds } = context;
  const inventory = await collect({ memory, definition, playgrounds });
  const texts = await readTexts(context, inventory);
  return { inventory, routes: route(inventory), facts: [...texts.values()].map((text) => text.facts) };
}
