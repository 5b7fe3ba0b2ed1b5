import type { Problem } from '../../../model';
import { coveredPathnames } from '../../../model/covered-pathnames';
import { pageWithoutReference, referenceWithoutEntry } from '../../../problems/catalogue';
import { pagePathnames } from '../page-pathnames';
import { placeOfEntry } from '../places-of-entry';
import type { ReferenceContext } from './reference-context';

/**
 * Pages of the menu beside pages of the reference that the reference does not cover, and covered pages
 * without an entry in the menu. Paths with a text are not reported.
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
