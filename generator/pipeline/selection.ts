import type { Route } from '../model';

/** Which pages a build is about. */
export interface Selection {
  languages?: string[] | undefined;
  /** Globs over pathnames: `/x/react-charts/**`. A page that fits one of them is meant. */
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

/** `*` stays within a segment, `**` does not; a pattern without a star means the path and all below. */
export function globToRegExp(glob: string): RegExp {
  const trimmed = glob.replace(/\/$/, '');
  const source = trimmed
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/?|\*|\?/g, (star) => (star.startsWith('**') ? '.*' : star === '*' ? '[^/]*' : '[^/]'));
  return new RegExp(trimmed.includes('*') ? `^${source}$` : `^${source}(/.*)?$`);
}
