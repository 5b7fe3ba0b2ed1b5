import picomatch from 'picomatch';
import type { Inventory, Route, Routes } from '../model';
import { noPageFits, unknownLanguage } from '../problems/catalogue';
import { SiteError } from '../problems/site-error';

/** Which pages a build is about. */
export interface Selection {
  languages?: string[] | undefined;
  /** Globs over pathnames: `/guides/**`. A page that fits one of them is meant. */
  only?: readonly string[] | undefined;
}

/** The routes that languages and `--only` leave. */
export function selected(routes: Route[], { languages, only }: Selection): Route[] {
  const fitting = only?.map(globMatcher);
  return routes.filter(
    ({ language, pathname }) =>
      (languages?.includes(language) ?? true) && (fitting?.some((fits) => fits(pathname)) ?? true),
  );
}

/** Throws a SiteError when a language or a pattern was asked for that the site does not have. */
export function requireSelection(
  { inventory, routes }: { inventory: Inventory; routes: Routes },
  { languages, only }: Selection,
): void {
  const known = inventory.site.languages.all.map(({ code }) => code);
  const unknown = languages?.find((code) => !known.includes(code));
  const asked = { option: '--languages', so: 'nothing was built' };
  if (unknown !== undefined) throw new SiteError(unknownLanguage({ ...asked, name: unknown }, known));
  const vain = only?.find((glob) => selected(routes.pages, { languages, only: [glob] }).length === 0);
  if (vain !== undefined) throw new SiteError(noPageFits(vain));
}

/** Whether only some pages are built, and the others stay as they were published. */
export function isPartial(routes: Route[], selection: Selection): boolean {
  return selected(routes, selection).length < routes.length;
}

/**
 * Whether a pathname fits a glob: `*` stays within a segment, `**` does not, `{a,b}` is either. One without a
 * wildcard means the path and all below.
 */
export function globMatcher(glob: string): (pathname: string) => boolean {
  const trimmed = glob.replace(/\/$/, '');
  // All is below the root, and nothing is called nothing.
  if (trimmed === '') return () => glob === '/';
  const patterns = picomatch.scan(trimmed).isGlob ? [trimmed] : [trimmed, `${trimmed}/**`];
  return picomatch(patterns, { dot: true });
}
