import type { OutputFile } from '../../model';

/** A page that exists for search engines: its url in each language it is really written in. */
export interface SitemapEntry {
  urls: { tag: string; url: string }[];
  /** Tag of the language strangers are sent to. */
  defaultTag: string;
}

/** `sitemap.xml` with alternates (sitemaps.org 0.9, Google's xhtml:link). No dates: they would lie. */
export function sitemap(entries: SitemapEntry[], origin: string): OutputFile {
  const lines = entries.flatMap((entry) => entry.urls.map(({ url }) => urlElement(url, entry, origin)));
  return {
    path: 'sitemap.xml',
    contents: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...lines,
      '</urlset>',
      '',
    ].join('\n'),
  };
}

function urlElement(url: string, { urls, defaultTag }: SitemapEntry, origin: string): string {
  const fallback = urls.find(({ tag }) => tag === defaultTag);
  const alternates =
    urls.length < 2
      ? []
      : [...urls, ...(fallback ? [{ ...fallback, tag: 'x-default' }] : [])].map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.tag}" href="${escapeXml(origin + other.url)}"/>`,
        );
  return `<url><loc>${escapeXml(origin + url)}</loc>${alternates.join('')}</url>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
