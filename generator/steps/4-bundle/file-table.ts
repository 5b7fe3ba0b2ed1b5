import type { Assets } from '../../model';
import { writeFileTable } from '../../published/file-table';

/**
 * A table for browsers (published/file-table) of the scripts at some urls and everything that they import, directly or
 * indirectly. Sorted, so that equal pages have equal tables. Digests are whole, because browsers verify modules by them.
 */
export function fileTable({ imports, digests }: Pick<Assets, 'imports' | 'digests'>, urls: string[]): string {
  const found = new Set<string>();
  const visit = (url: string): void => {
    if (found.has(url)) return;
    found.add(url);
    for (const imported of imports[url] ?? []) visit(imported);
  };
  for (const url of urls) visit(url);
  const sorted = [...found].sort();
  const places = new Map(sorted.map((url, at) => [url, at]));
  return writeFileTable(
    sorted.map((url) => ({
      name: nameOf(url),
      digest: digests[url] ?? '',
      imports: (imports[url] ?? []).flatMap((imported) => places.get(imported) ?? []),
    })),
  );
}

function nameOf(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
