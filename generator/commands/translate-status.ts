import { saveCache } from '../cache';
import { openWorkshop, type SiteOptions } from '../pipeline/context';
import { type Coverage, coverageOf } from '../translate/coverage';
import { knownTexts } from '../translate/known-texts';

/** How far the translations are, by language and part of the menu. Writes nothing of the site. */
export async function translateStatus(options: SiteOptions): Promise<Coverage[]> {
  const workshop = openWorkshop(options);
  try {
    return coverageOf(await knownTexts(workshop));
  } finally {
    saveCache(workshop.cache);
    await workshop.close();
  }
}
