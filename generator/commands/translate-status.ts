import { type SiteOptions, withContext } from '../pipeline/context';
import { readSite } from '../pipeline/read-site';
import { type Coverage, coverageOf } from '../translate/coverage';

/** The coverage of translations by language and part of the menu. Writes no file of the site. */
export async function translateStatus(options: SiteOptions): Promise<Coverage[]> {
  return withContext(options, async (context) => coverageOf(await readSite(context)));
}
