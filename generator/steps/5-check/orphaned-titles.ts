import type { Inventory, Problem } from '../../model';
import { titlesOf } from '../../model/words';
import { orphanedTitle } from '../../problems/catalogue';
import { locateKeys } from '../../problems/locate/locate';

/** Titles in `pages` for paths and subheaders that are neither in the menu nor in the title table. */
export function orphanedTitles({ entries, translations }: Inventory): Problem[] {
  const pathnames = [...new Set(entries.map(({ pathname }) => pathname))];
  const known = new Set([...pathnames, ...entries.map(({ declared }) => declared.subheader ?? '')]);
  return translations.flatMap((translation) => {
    const placeOf = locateKeys(translation);
    return Object.keys(titlesOf(translation))
      .filter((pathname) => !known.has(pathname))
      .map((pathname) => orphanedTitle(pathname, pathnames, placeOf(['pages', pathname])));
  });
}
