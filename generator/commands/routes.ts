import path from 'node:path';
import type { Inventory, Routes } from '../model';
import type { SiteOptions } from '../pipeline/context';
import { collect } from '../steps/1-collect/collect';
import { route } from '../steps/2-route/route';

/** What a site holds, without looking into its texts. */
export function inventoryOf({ root, definition, cacheFolder }: SiteOptions): Promise<Inventory> {
  const folder = path.join(cacheFolder ?? path.join(root, 'node_modules', '.cache', 'xdocs'), 'definition');
  return collect({ root, definition, folder, playgrounds: 'left out' });
}

/** Every page, redirect and menu of a site. */
export async function listRoutes(options: SiteOptions): Promise<Routes> {
  return route(await inventoryOf(options));
}
