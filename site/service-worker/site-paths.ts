/** Which addresses of its host a site answers for (generator/steps/8-precache/site-paths.ts). */
export interface SitePaths {
  /** These addresses, and none below them. */
  roots: string[];
  /** These and all below them; each ends in a slash. */
  folders: string[];
  /** But for these and all below them. */
  elsewhere: string[];
}

/** Is this a page of the site, and not of another product on the same host? */
export function isOwnPage(pathname: string, { roots, folders, elsewhere }: SitePaths): boolean {
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (elsewhere.some((other) => folder.startsWith(`${other}/`))) return false;
  return roots.includes(folder) || folders.some((own) => folder.startsWith(own));
}
