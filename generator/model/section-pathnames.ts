/**
 * The paths that a marker of section pages lists, in the order of the site: those it names, or all that equal or lie below
 * those it names, else all below its own page.
 */
export function listedPathnames(
  { pages, below }: Record<string, unknown>,
  own: string,
  pathnames: readonly string[],
): string[] {
  if (pages !== undefined) return texts(pages);
  if (below !== undefined) {
    const folders = texts(below);
    return pathnames.filter((path) =>
      folders.some((folder) => path === folder || path.startsWith(`${folder}/`)),
    );
  }
  return pathnames.filter((path) => path.startsWith(`${own}/`));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}
