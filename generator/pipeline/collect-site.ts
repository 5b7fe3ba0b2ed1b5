import type { Inventory, Routes } from '../model';
import { collect } from '../steps/1-collect/collect';
import { route } from '../steps/2-route/route';
import type { BuildContext } from './context';

/** Steps 1 and 2 only: the inventory and routes of a site, without reading its texts. */
export async function collectSite({
  memory,
  definition,
  playgrounds,
}: BuildContext): Promise<{ inventory: Inventory; routes: Routes }> {
  const inventory = await collect({ memory, definition, playgrounds });
  return { inventory, routes: route(inventory) };
}
