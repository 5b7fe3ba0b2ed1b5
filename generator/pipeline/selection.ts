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
  const patterns = only?.map(globToRegExp);
  return routes.filter(
    ({ language, pathname }) =>
      (languages?.includes(language) ?? true) &&
      (patterns?.some((pattern) => pattern.test(pathname)) ?? true),
  );
}

/** Throws a SiteError when a language or a pattern was asked for that the site does not have. */
export function requireSelection(
  { inventory, routes }: { inventory: Inventory; routes: Routes },
  { languages, only }: Selection,
): void {
  const known = inventory.site.languages.all.map(({ code }) => code);
  const unknown = languages?.find((code) => !known.includes(code));
  if (unknown !== undefined) throw new SiteError(unknownLanguage(unknown, known));
  const vain = only?.find((glob) => selected(routes.pages, { languages, only: [glob] }).length === 0);
  if (vain !== undefined) throw new SiteError(noPageFits(vain));
}

/** Whether only some pages are built, and the others stay as they were published. */
export function isPartial(routes: Route[], selection: Selection): boolean {
  return selected(routes, selection).length < routes.length;
}

/** `*` stays within a segment, `**` does not; a pattern without a star means the path and all below. */
export function globToRegExp(glob: string): RegExp {
  const trimmed = glob.replace(/\/$/, '');
  const source = trimmed
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (star) => (star.startsWith('**') ? '.*' : star === '*' ? '[^/]*' : '[^/]'));
  return new RegExp(trimmed.includes('*') ? `^${source}$` : `^${source}(/.*)?$`);
}
