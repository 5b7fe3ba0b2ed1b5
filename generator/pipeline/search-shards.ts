import type { OutputFile } from '../model';
import { openReference } from '../steps/3-read/reference/open-reference';
import { searchFiles } from '../steps/7-compose/search/search-files';
import { collectSite } from './collect-site';
import type { BuildContext } from './context';
import { indexPages } from './index-pages';
import { readReferenceOf } from './read-reference';
import { readTexts } from './read-texts';

/** The search index of a site that is not built, from its texts and the declarations of packages. */
export async function searchShards(context: BuildContext): Promise<OutputFile[]> {
  const { memory } = context;
  const { inventory, routes } = await collectSite(context);
  const declarations = readReferenceOf(memory, inventory.site);
  const texts = await readTexts(context, inventory);
  const facts = [...texts.values()].map((text) => text.facts);
  const reference = openReference(await declarations, {
    inventory,
    routes,
    facts,
    snapshot: memory.snapshot,
  });
  const { pages } = await indexPages(context, { inventory, routes, texts, reference });
  return searchFiles(inventory.site, pages);
}
