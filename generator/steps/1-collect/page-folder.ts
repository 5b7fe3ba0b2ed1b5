import path from 'node:path';

/** The nearest folder of a page above a file: demos may have subfolders. `pages` are the folders of all pages. */
export function pageFolderOf(file: string, pages: ReadonlySet<string>): string {
  const folder = path.posix.dirname(file);
  return pages.has(folder) || folder === '.' ? folder : pageFolderOf(folder, pages);
}
