import { productOf } from '../../data/products';
import { site } from '../../data/site';
import { feedUrls, fileUrl, markdownUrl, openSearchUrl } from '../../generator/contract/url';
import type { PageProps } from '../../generator/page/page';
import { ICON_FACE, TEXT_FACE } from '../theme/fonts';
import { themeColors } from '../theme/tokens';
import { alternates, canonicalUrl } from './addresses';
import { documentTitle } from './document-title';
import { socialTags } from './social';
import { speculationRules } from './speculation';
import { structuredData } from './structured-data';
import { escapeText, tag } from './tag';

/**
 * The head of a page (RULES §3.4). A page that replaces another one has no canonical URL and must not be
 * indexed.
 */
export function headHtml(page: PageProps): string {
  const { productId, categoryId } = productOf(page.pathname);
  return [
    FIRST,
    `<title>${escapeText(documentTitle(page))}</title>`,
    page.description && tag('meta', { name: 'description', content: page.description }),
    tag('meta', { name: 'mui:productId', content: productId }),
    tag('meta', { name: 'mui:productCategoryId', content: categoryId }),
    ...(isStandIn(page) ? [NOT_INDEXED] : addressTags(page)),
    SAME_FOR_ALL,
    speculationRules,
  ].join('');
}

function isStandIn({ content }: PageProps): boolean {
  return content.kind === 'not-found' || content.kind === 'offline';
}

function addressTags(page: PageProps): string[] {
  return [
    tag('link', { rel: 'canonical', href: canonicalUrl(page) }),
    ...alternates(page).map((attributes) => tag('link', attributes)),
    tag('link', { rel: 'alternate', type: 'text/markdown', href: markdownUrl(page.url) }),
    ...feedLinks(page),
    ...searchLink(page),
    ...socialTags(page).map((attributes) => tag('meta', attributes)),
    structuredData(page),
  ];
}

/** Feeds with the content of the page. */
function feedLinks({ pathname, url, userLanguage }: PageProps): string[] {
  const { atom, json } = feedUrls(url);
  return (site.feeds ?? [])
    .filter((feed) => feed.pathname === pathname)
    .flatMap(({ title: words }) => {
      const title = words[userLanguage] ?? words[site.languages.default];
      return [
        tag('link', { rel: 'alternate', type: 'application/atom+xml', title, href: atom }),
        tag('link', { rel: 'alternate', type: 'application/feed+json', title, href: json }),
      ];
    });
}

/** The search of the site for browsers. */
function searchLink({ userLanguage }: PageProps): string[] {
  if (site.searchParameter === undefined) return [];
  const href = openSearchUrl(userLanguage, site);
  return [
    tag('link', { rel: 'search', type: 'application/opensearchdescription+xml', title: site.name, href }),
  ];
}

/** The encoding must come before any text. */
const FIRST =
  tag('meta', { charset: 'utf-8' }) +
  tag('meta', { name: 'viewport', content: 'width=device-width,initial-scale=1' }) +
  [TEXT_FACE, ICON_FACE]
    .map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }))
    .join('');

const NOT_INDEXED = tag('meta', { name: 'robots', content: 'noindex' });

/**
 * Both colours are in each tag, because the script writes the current one into both
 * (preferences/enhance-mode.ts).
 */
const SAME_FOR_ALL = [
  ...(['light', 'dark'] as const).map((scheme) =>
    tag('meta', {
      name: 'theme-color',
      content: themeColors[scheme],
      media: `(prefers-color-scheme:${scheme})`,
      'data-light': themeColors.light,
      'data-dark': themeColors.dark,
    }),
  ),
  ...(site.manifest
    ? [tag('link', { rel: 'manifest', href: fileUrl(`${site.assets}/manifest.webmanifest`, site) })]
    : []),
  tag('link', { rel: 'icon', href: fileUrl(`${site.assets}/icons/icon.svg`, site), type: 'image/svg+xml' }),
  tag('link', {
    rel: 'icon',
    href: fileUrl(`${site.assets}/icons/icon-32.png`, site),
    sizes: '32x32',
    type: 'image/png',
  }),
  tag('link', { rel: 'apple-touch-icon', href: fileUrl(`${site.assets}/icons/apple-touch-icon.png`, site) }),
].join('');
