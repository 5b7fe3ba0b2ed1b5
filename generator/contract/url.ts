import type { Languages } from './languages';
import type { SiteDefinition } from './site';

/**
 * Every address of a site is made here: those of pages from a path and a language, those of files from a
 * path. A page's path never holds the site's `base`; an address begins with it.
 */

/** A place on the site: what a page is about, and in which language it is told. */
export interface Location {
  userLanguage: string;
  /** Without language prefix, query, hash and trailing slash; `/` is the root. */
  pathname: string;
}

/** What of a site decides its addresses. */
export type AddressRules = Pick<SiteDefinition, 'languages' | 'base'>;

/** What every address of a site begins with, without a slash at its end: `/docs`, or nothing. */
export function basePath({ base = '/' }: Pick<SiteDefinition, 'base'>): string {
  return base.replace(/\/+$/, '');
}

/**
 * Reads a url's path (RULES §2): a language prefix is a whole first segment after the base, `en` and `zh`
 * only; without one the language is the default. A trailing slash is dropped, except on the root.
 * A leading `api` segment means `api-docs`. Query and hash say nothing about the page.
 */
export function parseUrl(url: string, rules: AddressRules): Location {
  const { languages } = rules;
  const path = withoutBase(url.replace(/[?#].*$/s, ''), rules) ?? '/';
  const [, first = ''] = path.split('/');
  const prefixed = languages.all.some(({ code }) => code === first) && !isExempt(path, languages);
  const rest = prefixed ? path.slice(first.length + 1) : path;
  return { userLanguage: prefixed ? first : languages.default, pathname: canonicalPathname(rest) };
}

/** The path of a page's url in one language; ends in a slash. The other direction of `parseUrl`. */
export function urlOf(location: Location, rules: AddressRules): string {
  return basePath(rules) + linkTo(location, rules.languages);
}

/** The same as authors write it in a text: without the base, which every page adds. */
export function linkTo({ pathname, userLanguage }: Location, languages: Languages): string {
  const path = pathname === '/' ? '/' : `${pathname.replace(/^\/api-docs(?=\/|$)/, '/api')}/`;
  const prefixed = userLanguage !== languages.default && !isExempt(pathname, languages);
  return prefixed ? `/${userLanguage}${path}` : path;
}

/** The url of a file of the output, by its path there: `/assets/sw.js`. */
export function fileUrl(path: string, site: Pick<SiteDefinition, 'base'>): string {
  return basePath(site) + path;
}

/** The url under which readers know an output file: a page is called by its folder. */
export function urlOfFile(file: string, site: Pick<SiteDefinition, 'base'>): string {
  return fileUrl(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, site);
}

/** The address of a page's Markdown page, which lies beside it. */
export function markdownUrl(url: string): string {
  return `${url}index.md`;
}

/** The output file of the same, by that of the page. */
export function markdownFile(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/** The addresses of a feed, which lie beside the page that tells the same. */
export function feedUrls(url: string): { atom: string; json: string } {
  return { atom: `${url}feed.xml`, json: `${url}feed.json` };
}

/** The address of a language's description of the search. */
export function openSearchUrl(userLanguage: string, rules: AddressRules): string {
  return `${urlOf({ pathname: '/', userLanguage }, rules)}opensearch.xml`;
}

/** A path of the output for a url; undefined for one that is not below the base. */
export function withoutBase(url: string, site: Pick<SiteDefinition, 'base'>): string | undefined {
  const base = basePath(site);
  if (url === base) return '/';
  return url.startsWith(`${base}/`) ? url.slice(base.length) : undefined;
}

/** Paths such as `/blog` and all below exist in one language only; `/blogs` is another path. */
export function isExempt(pathname: string, languages: Languages): boolean {
  return languages.exempt.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The spelling under which the navigation knows a path. */
export function canonicalPathname(path: string): string {
  const dropped = path.replace(/\/+$/, '') || '/';
  return dropped.replace(/^\/api(?=\/|$)/, '/api-docs');
}
