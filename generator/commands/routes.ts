import type { Inventory, Routes } from '../model';
import { collectSite } from '../pipeline/collect-site';
import { type SiteOptions, withContext } from '../pipeline/context';

/** What a site holds, and where each page would stand, without looking into its texts. */
export function inventoryOf(options: SiteOptions): Promise<{ inventory: Inventory; routes: Routes }> {
  return withContext(options, collectSite);
}

/** Every page, redirect and menu of a site. */
export async function listRoutes(options: SiteOptions): Promise<Routes> {
  return (await inventoryOf(options)).routes;
}
