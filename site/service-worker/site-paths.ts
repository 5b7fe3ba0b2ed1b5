/** The paths of the host that belong to the site (generator/steps/8-precache/site-paths.ts). */
export interface SitePaths {
  /** Exact paths. */
  roots: string[];
  /** Folders with everything below them; each ends in a slash. */
  folders: string[];
  /** Exceptions, with everything below them. */
  elsewhere: string[];
}

/** Whether a path is a page of the site, and not of another product on the same host. */
export function isOwnPage(pathname: string, { roots, folders, elsewhere }: SitePaths): boolean {
  const folder = pathname.endsWith('/') ? pathname : `${pathname}/`;
  if (elsewhere.some((other) => folder.startsWith(`${other}/`))) return false;
  return roots.includes(folder) || folders.some((own) => folder.startsWith(own));
}
