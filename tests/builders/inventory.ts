import type { SiteDefinition } from '../../generator/contract/site';
import type { Entry, Inventory } from '../../generator/model';
import { siteDefinition } from './site-definition';

/** A small site: the given entries on a sound site without texts. Parts given last win. */
export function inventory(entries: Entry[], parts: Partial<Inventory> = {}): Inventory {
  return {
    root: '/site',
    site: siteDefinition(),
    entries,
    texts: [],
    pageFiles: [],
    hashes: new Map(),
    publicFiles: [],
    translations: [],
    sources: [],
    siteSources: [],
    problems: [],
    ...parts,
  };
}

/** The same with other parts of the definition. */
export function inventoryOf(site: Partial<SiteDefinition>, parts: Partial<Inventory> = {}): Inventory {
  return inventory([], { site: siteDefinition(site), ...parts });
}
