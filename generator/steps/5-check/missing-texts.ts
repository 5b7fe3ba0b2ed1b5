import type { Inventory, Problem } from '../../model';
import { coveredPathnames } from '../../model/covered-pathnames';
import { missingText } from '../../problems/catalogue';
import { pagePathnames } from './page-pathnames';
import { pathnameFault } from './pathname-fault';
import { placeOfEntry } from './places-of-entry';

/**
 * Pages without a text. A title-table path with others below it shows an index instead, and a malformed path
 * cannot have a text.
 */
export function missingTexts(inventory: Inventory): Problem[] {
  const { texts, site, sources } = inventory;
  const written = new Set(
    texts.filter(({ language }) => language === site.languages.default).map(({ pathname }) => pathname),
  );
  const indexes = indexPathnames(inventory);
  const covered = coveredPathnames(site.reference);
  const sections = sectionsOf(inventory);
  return pagePathnames(inventory)
    .filter((pathname) => !written.has(pathname) && !indexes.has(pathname) && !covered.has(pathname))
    .filter((pathname) => pathnameFault(pathname, site.languages) === undefined)
    .map((pathname) => {
      const file = `${site.folders.pages}${pathname === '/' ? '' : pathname}/index.md`;
      const section = sections.get(pathname) ?? pathname;
      return missingText({ pathname, file, section, place: placeOfEntry(pathname, sources) });
    });
}

/** Maps a path to its group on the first level of the menu, or to its first segment. */
function sectionsOf({ entries }: Inventory): Map<string, string> {
  const titles = new Map(entries.map(({ pathname, declared }) => [pathname, declared.title]));
  return new Map(
    entries.map(({ pathname, parents: [top] }) => [
      pathname,
      top === undefined ? pathname.split('/').slice(0, 2).join('/') : (titles.get(top) ?? top),
    ]),
  );
}

function indexPathnames({ entries }: Inventory): Set<string> {
  const below = entries.filter(({ from, kind }) => from === 'titles' && kind === 'page');
  return new Set(below.map(({ pathname }) => pathname.replace(/\/[^/]*$/, '')));
}
