import type { Languages } from './site';

/** A place on the site: what a page is about, and in which language it is told. */
export interface Location {
  userLanguage: string;
  /** Without language prefix, query, hash and trailing slash; `/` is the root. */
  pathname: string;
}

/**
 * Reads a url's path (RULES §2): a language prefix is a whole first segment, `en` and `zh`
 * only; without one the language is the default. A trailing slash is dropped, except on the root.
 * A leading `api` segment means `api-docs`. Query and hash say nothing about the page.
 */
export function parseUrl(url: string, languages: Languages): Location {
  const path = url.replace(/[?#].*$/s, '');
  const [, first = ''] = path.split('/');
  const prefixed = languages.all.some(({ code }) => code === first) && !isExempt(path, languages);
  const rest = prefixed ? path.slice(first.length + 1) : path;
  return { userLanguage: prefixed ? first : languages.default, pathname: canonicalPathname(rest) };
}

/** The path of a page's url in one language; ends in a slash. The other direction of `parseUrl`. */
export function urlOf({ pathname, userLanguage }: Location, languages: Languages): string {
  const path = pathname === '/' ? '/' : `${pathname.replace(/^\/api-docs(?=\/|$)/, '/api')}/`;
  const prefixed = userLanguage !== languages.default && !isExempt(pathname, languages);
  return prefixed ? `/${userLanguage}${path}` : path;
}

/** Paths such as `/blog` and all below exist in one language only; `/blogs` is another path. */
export function isExempt(pathname: string, languages: Languages): boolean {
  return languages.exempt.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Does another deployment of the same host serve a path? */
export function isElsewhere(path: string, elsewhere: readonly string[] = []): boolean {
  return elsewhere.some((other) => path === other || path.startsWith(`${other}/`));
}

/** The spelling under which the navigation knows a path. */
export function canonicalPathname(path: string): string {
  const dropped = path.replace(/\/+$/, '') || '/';
  return dropped.replace(/^\/api(?=\/|$)/, '/api-docs');
}
