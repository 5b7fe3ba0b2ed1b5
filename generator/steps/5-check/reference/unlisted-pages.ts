import type { Problem } from '../../../model';
import { coveredPathnames } from '../../../model/covered-pathnames';
import { pageWithoutReference, referenceWithoutEntry } from '../../../problems/catalogue';
import { pagePathnames } from '../page-pathnames';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceContext } from './reference-context';

/**
 * Pages of the menu that stand among those of the reference and that it does not cover, and covered ones
 * that no entry leads to. A path that has a text of its own is nobody's mistake.
 */
export function unlistedPages({ coverage, inventory }: ReferenceContext): Problem[] {
  const covered = coveredPathnames(coverage);
  const pages = pagePathnames(inventory);
  const written = new Set(inventory.texts.map(({ pathname }) => pathname));
  const folders = new Set(
    coverage.products.flatMap(({ components, interfaces }) =>
      [...components, ...interfaces].map(({ pathname }) => folderOf(pathname)),
    ),
  );
  const apart = pages.filter(
    (pathname) => folders.has(folderOf(pathname)) && !covered.has(pathname) && !written.has(pathname),
  );
  const listed = new Set(pages);
  return [
    ...apart.map((pathname) =>
      pageWithoutReference(pathname, [...covered], placeOfEntry(pathname, inventory.sources)),
    ),
    ...[...covered]
      .filter((pathname) => !listed.has(pathname))
      .map((pathname) => referenceWithoutEntry(pathname, pages)),
  ];
}

function folderOf(pathname: string): string {
  return pathname.slice(0, pathname.lastIndexOf('/'));
}
