import picomatch from 'picomatch';
import type { Inventory, Route, Routes } from '../model';
import { ArgumentError } from '../problems/argument-error';
import { noPageFits, unknownLanguage } from '../problems/catalogue';

/** The pages to build. */
export interface Selection {
  languages?: string[] | undefined;
  /** Globs over pathnames, such as `/guides/**`. A page matches if one of them does. */
  only?: readonly string[] | undefined;
}

/** The routes that match `languages` and `only`. */
export function selected(routes: Route[], { languages, only }: Selection): Route[] {
  const fitting = only?.map(globMatcher);
  return routes.filter(
    ({ language, pathname }) =>
      (languages?.includes(language) ?? true) && (fitting?.some((fits) => fits(pathname)) ?? true),
  );
}

/** Throws an ArgumentError for a language that the site does not have, or a pattern without a match. */
export function requireSelection(
  { inventory, routes }: { inventory: Inventory; routes: Routes },
  { languages, only }: Selection,
): void {
  const known = inventory.site.languages.all.map(({ code }) => code);
  const unknown = languages?.find((code) => !known.includes(code));
  const asked = { option: '--languages', so: 'nothing was built' };
  if (unknown !== undefined) throw new ArgumentError(unknownLanguage({ ...asked, name: unknown }, known));
  const vain = only?.find((glob) => selected(routes.pages, { languages, only: [glob] }).length === 0);
  if (vain !== undefined) throw new ArgumentError(noPageFits(vain));
}

/** Whether only some pages are built; the others stay as they were published. */
export function isPartial(routes: Route[], selection: Selection): boolean {
  return selected(routes, selection).length < routes.length;
}

/**
 * Matches pathnames: `*` matches within a segment, `**` across segments, `{a,b}` either one. A glob without a wildcard
 * matches the path and everything below it.
 */
export function globMatcher(glob: string): (pathname: string) => boolean {
  const trimmed = glob.replace(/\/$/, '');
  // `/` matches everything; an empty glob matches nothing.
  if (trimmed === '') return () => glob === '/';
  const patterns = picomatch.scan(trimmed).isGlob ? [trimmed] : [trimmed, `${trimmed}/**`];
  return picomatch(patterns, { dot: true });
}
