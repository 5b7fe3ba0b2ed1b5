/** The paths that a marker of section pages lists: those it names, else all below its own, in the site's order. */
export function listedPathnames(
  { pages }: Record<string, unknown>,
  own: string,
  pathnames: readonly string[],
): string[] {
  if (pages !== undefined) {
    return Array.isArray(pages) ? pages.filter((path): path is string => typeof path === 'string') : [];
  }
  return pathnames.filter((path) => path.startsWith(`${own}/`));
}
