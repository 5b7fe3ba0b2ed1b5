import type { OutputFile } from '../../model';
import { escapeXml, xmlDocument } from './xml';

/** A page for search engines: its URL in each language in which it has a text. */
export interface SitemapEntry {
  urls: SitemapUrl[];
  /** Tag of the language for all other readers (`x-default`). */
  defaultTag: string;
}

/** A page in one language. */
export interface SitemapUrl {
  tag: string;
  url: string;
  /** The day of the last change, from the Git history: `2024-09-12`. */
  changed?: string;
}

/** The pages of one section. */
export interface SitemapPart {
  /** The id in the name of its file. */
  id: string;
  entries: SitemapEntry[];
}

/** `sitemap.xml`, which lists one file for each section with pages (sitemaps.org 0.9). */
export function sitemaps(parts: readonly SitemapPart[], root: string): OutputFile[] {
  const files = parts
    .filter(({ entries }) => entries.length > 0)
    .map((part) => ({ part, path: sitemapPath(part) }));
  const origin = new URL(root).origin;
  return [
    {
      path: 'sitemap.xml',
      contents: xml(
        '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        files.map(
          ({ part, path }) =>
            `<sitemap><loc>${escapeXml(`${root}${path}`)}</loc>${lastmod(latest(part))}</sitemap>`,
        ),
        '</sitemapindex>',
      ),
    },
    ...files.map(({ part, path }) => ({ path, contents: urlSet(part, origin) })),
  ];
}

/** The path of a section's file: beside the index, because a sitemap may only list URLs below it. */
function sitemapPath({ id }: Pick<SitemapPart, 'id'>): string {
  return `sitemap-${id}.xml`;
}

/** Translations are listed as Google's `xhtml:link`. */
function urlSet({ entries }: SitemapPart, origin: string): string {
  return xml(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    entries.flatMap((entry) => entry.urls.map((url) => urlElement(url, entry, origin))),
    '</urlset>',
  );
}

function xml(begin: string, lines: readonly string[], end: string): string {
  return xmlDocument([begin, ...lines, end].join('\n'));
}

function urlElement(
  { url, changed }: SitemapUrl,
  { urls, defaultTag }: SitemapEntry,
  origin: string,
): string {
  const fallback = urls.find(({ tag }) => tag === defaultTag);
  const alternates =
    urls.length < 2
      ? []
      : [...urls, ...(fallback ? [{ ...fallback, tag: 'x-default' }] : [])].map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${escapeXml(origin + other.url)}"/>`,
        );
  return `<url><loc>${escapeXml(origin + url)}</loc>${lastmod(changed)}${alternates.join('')}</url>`;
}

function latest({ entries }: SitemapPart): string | undefined {
  const days = entries.flatMap(({ urls }) => urls.flatMap(({ changed }) => changed ?? []));
  return days.sort().at(-1);
}

function lastmod(day: string | undefined): string {
  return day === undefined ? '' : `<lastmod>${day}</lastmod>`;
}
