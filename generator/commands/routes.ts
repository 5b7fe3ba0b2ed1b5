import type { Inventory, Routes } from '../model';
import { type SiteOptions, withContext } from '../pipeline/context';
import { collect } from '../steps/1-collect/collect';
import { route } from '../steps/2-route/route';

/** What a site holds, without looking into its texts. */
export function inventoryOf(options: SiteOptions): Promise<Inventory> {
  return withContext(options, ({ memory, definition, playgrounds }) =>
    collect({ memory, definition, playgrounds }),
  );
}

/** Every page, redirect and menu of a site. */
export async function listRoutes(options: SiteOptions): Promise<Routes> {
  return route(await inventoryOf(options));
}
