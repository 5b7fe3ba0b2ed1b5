import type { Inventory, Routes } from '../model';
import { collectSite } from '../pipeline/collect-site';
import { type SiteOptions, withContext } from '../pipeline/context';

/** The inventory and routes of a site, without reading its texts. */
export function inventoryOf(options: SiteOptions): Promise<{ inventory: Inventory; routes: Routes }> {
  return withContext(options, collectSite);
}

/** Every page, redirect and menu of a site. */
export async function listRoutes(options: SiteOptions): Promise<Routes> {
  return (await inventoryOf(options)).routes;
}
