import type { Languages } from './languages';
import type { SiteDefinition } from './site';
import { withoutTrailingSlashes } from './trailing-slashes';

/**
 * All URLs of a site are created here: those of pages from a path and a language, those of files from a path.
 * The path of a page does not contain the site's `base`; a URL begins with it.
 */

/** A page in a language. */
export interface Location {
  userLanguage: string;
  /** Without language prefix, query, hash and trailing slash; `/` is the root. */
  pathname: string;
}

/** The settings that determine URLs. */
export type AddressRules = Pick<SiteDefinition, 'languages' | 'base'>;

/** The prefix of all URLs of a site, without a trailing slash: `/docs`, or empty. */
export function basePath({ base = '/' }: Pick<SiteDefinition, 'base'>): string {
  return withoutTrailingSlashes(base);
}

/**
 * Parses the path of a URL (RULES §2): a language prefix is a whole first segment after the base, `en` and
 * `zh` only; without one the language is the default. A trailing slash is removed, except on the root. A
 * leading `api` segment means `api-docs`. Query and hash are ignored.
 */
export function parseUrl(url: string, rules: AddressRules): Location {
  const { languages } = rules;
  const path = withoutBase(url.replace(/[?#].*$/s, ''), rules) ?? '/';
  const [, first = ''] = path.split('/');
  const prefixed = languages.all.some(({ code }) => code === first) && !isExempt(path, languages);
  const rest = prefixed ? path.slice(first.length + 1) : path;
  return { userLanguage: prefixed ? first : languages.default, pathname: canonicalPathname(rest) };
}

/** The path of a page's URL in one language; ends in a slash. The inverse of `parseUrl`. */
export function urlOf(location: Location, rules: AddressRules): string {
  return basePath(rules) + linkTo(location, rules.languages);
}

/** The same in a text: without the base, which every page adds. */
export function linkTo({ pathname, userLanguage }: Location, languages: Languages): string {
  const path = pathname === '/' ? '/' : `${pathname.replace(/^\/api-docs(?=\/|$)/, '/api')}/`;
  const prefixed = userLanguage !== languages.default && !isExempt(pathname, languages);
  return prefixed ? `/${userLanguage}${path}` : path;
}

/** The URL of a file of the output, by its path: `/assets/sw.js`. */
export function fileUrl(path: string, site: Pick<SiteDefinition, 'base'>): string {
  return basePath(site) + path;
}

/** The URL of an output file: that of a page is its folder. */
export function urlOfFile(file: string, site: Pick<SiteDefinition, 'base'>): string {
  return fileUrl(`/${file.replace(/(^|\/)index\.html$/, '$1')}`, site);
}

/** The URL of a page's Markdown page, which is beside it. */
export function markdownUrl(url: string): string {
  return `${url}index.md`;
}

/** The output file of a Markdown page, by that of its page. */
export function markdownFile(file: string): string {
  return file.replace(/\.html$/, '.md');
}

/** The URLs of a feed, beside its page. */
export function feedUrls(url: string): { atom: string; json: string } {
  return { atom: `${url}feed.xml`, json: `${url}feed.json` };
}

/** The URL of a language's OpenSearch description. */
export function openSearchUrl(userLanguage: string, rules: AddressRules): string {
  return `${urlOf({ pathname: '/', userLanguage }, rules)}opensearch.xml`;
}

/** The output path of a URL; undefined for one that is not below the base. */
export function withoutBase(url: string, site: Pick<SiteDefinition, 'base'>): string | undefined {
  const base = basePath(site);
  if (url === base) return '/';
  return url.startsWith(`${base}/`) ? url.slice(base.length) : undefined;
}

/** Whether a path exists in one language only: `/blog` and everything below it; `/blogs` is another path. */
export function isExempt(pathname: string, languages: Languages): boolean {
  return languages.exempt.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** The codes of the languages that a path exists in. */
export function languagesOf(pathname: string, languages: Languages): string[] {
  return isExempt(pathname, languages) ? [languages.default] : languages.all.map(({ code }) => code);
}

/** The form of a path in the navigation. */
export function canonicalPathname(path: string): string {
  const dropped = withoutTrailingSlashes(path) || '/';
  return dropped.replace(/^\/api(?=\/|$)/, '/api-docs');
}
