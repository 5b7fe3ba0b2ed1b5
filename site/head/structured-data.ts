import { FRONT_PAGE } from '../../data/front-page';
import { productOf } from '../../data/products';
import { site } from '../../data/site';
import { urlOf } from '../../generator/contract/url';
import type { MenuEntry } from '../../generator/page/menu';
import type { PageProps } from '../../generator/page/page';
import { languageOf } from '../language/language-of';
import { absolute, canonicalUrl } from './addresses';

/**
 * Structured data of a page (schema.org): an article and its breadcrumb. It is data and never executed, and
 * no title can close its element.
 */
export function structuredData(page: PageProps): string {
  const graph = [...subject(page), breadcrumb(page)];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

/** The front page represents the whole site; a page without a text is not an article. */
function subject(page: PageProps): object[] {
  const { content, pathname, title, description, lastUpdated } = page;
  const url = canonicalUrl(page);
  const named = { url, inLanguage: textLanguage(page), ...(description && { description }) };
  if (pathname === FRONT_PAGE) return [{ '@type': 'WebSite', name: site.name, ...named }];
  if (content.kind !== 'text' && content.kind !== 'reference') return [];
  const { name } = productOf(pathname);
  return [
    {
      '@type': 'TechArticle',
      headline: title,
      ...named,
      ...(lastUpdated !== undefined && { dateModified: lastUpdated }),
      about: { '@type': 'SoftwareApplication', name, applicationCategory: 'DeveloperApplication' },
      isPartOf: { '@type': 'WebSite', name: site.name, url: absolute(homeUrl(page)) },
    },
  ];
}

function textLanguage({ content, userLanguage }: PageProps): string {
  return languageOf(content.kind === 'text' ? content.textLanguage : userLanguage).tag;
}

function breadcrumb(page: PageProps) {
  const { parents, url, title } = page;
  const above = parents.filter(
    (parent, at) => parent.url !== url && isTold(parent, at === parents.length - 1),
  );
  const places = [...above, { title, url }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: place.title,
      item: absolute(place.url),
    })),
  };
}

/** Whether a menu title is in the breadcrumb: a subheader is listed for the entries below it only. */
function isTold({ subheader }: MenuEntry, isLast: boolean): boolean {
  return !subheader || isLast;
}

/** The front page in the language of a page. */
function homeUrl({ userLanguage }: PageProps): string {
  return urlOf({ pathname: FRONT_PAGE, userLanguage }, site);
}
