import type { FindUsage, Route, Routes, TextFacts, UsingPage } from '../../../../model';
import type { ReferencePageFacts } from '../../../../model/reference-facts';
import type { ReferenceLink } from '../../../../page/reference';
import { menuPlaces } from './menu-places';

interface UsageRequest {
  /** Of all texts, in every language. */
  facts: TextFacts[];
  routes: Routes;
  defaultLanguage: string;
  /** Addresses in the packages' comments that are pages of this site. */
  addresses: Record<string, string>;
  /** Of the reference. */
  pages: readonly ReferencePageFacts[];
}

/** How closely a page is related to what it uses; a lower rank is closer. */
interface Relation {
  by: ReferenceLink['by'];
  rank: number;
}

/** Guides to several products rank after guides to a single one. */
const SEVERAL_PRODUCTS = 100;

/** Pages that only a comment of the package names rank after guides whose front matter names the export. */
const NAMED_IN_COMMENT = 1000;

/** Pages whose demos import the export rank after all guides. */
const DEMO = 10_000;

/**
 * Finds the pages that use a component or type. Guides come first: pages about its family whose front matter
 * names it, and pages that the comment in its package names. Then pages whose demos import it. Both are in
 * reading order. If its page is in the same branch of the menu as texts, only texts of this branch are
 * returned; planned pages are left out.
 */
export function usageFinder({ facts, routes, defaultLanguage, addresses, pages }: UsageRequest): FindUsage {
  const originals = facts.filter(({ language }) => language === defaultLanguage);
  const texts = new Map(facts.map((text) => [`${text.language} ${text.pathname}`, text]));
  const products = new Map(pages.map(({ name, product }) => [name, product]));
  const places = menuPlaces(routes.menus[defaultLanguage] ?? []);
  const withGuides = new Set(originals.map(({ pathname }) => places.get(pathname)?.branch));
  const textOf = ({ language, pathname }: Route): TextFacts | undefined =>
    texts.get(`${language} ${pathname}`) ?? texts.get(`${defaultLanguage} ${pathname}`);
  return (page, language) => {
    const related = relatedPages(page, { originals, products, addresses });
    const branch = places.get(page.pathname)?.branch;
    const own = withGuides.has(branch) ? branch : undefined;
    const found = routes.pages.flatMap((route): UsingPage[] => {
      const relation = route.language === language ? related.get(route.pathname) : undefined;
      const text = textOf(route);
      if (!relation || !text || route.kind !== 'page') return [];
      const place = places.get(route.pathname);
      if (place?.planned || (own !== undefined && place?.branch !== own)) return [];
      const link = { title: text.title || route.title, url: route.url, description: text.description };
      const other = text.language !== language && { language: text.language };
      const { by, rank } = relation;
      return [{ pathname: route.pathname, link: { ...link, by, ...other }, rank }];
    });
    return [
      ...found.filter(({ link }) => link.by === 'guide'),
      ...found.filter(({ link }) => link.by === 'demo'),
    ];
  };
}

interface RelatedRequest extends Pick<UsageRequest, 'addresses'> {
  originals: TextFacts[];
  products: ReadonlyMap<string, string>;
}

/** All pages that use an export of the reference. */
function relatedPages(
  page: ReferencePageFacts,
  { originals, products, addresses }: RelatedRequest,
): ReadonlyMap<string, Relation> {
  const related = new Map<string, Relation>();
  for (const pathname of namedInComment(page, addresses)) {
    related.set(pathname, { by: 'guide', rank: NAMED_IN_COMMENT });
  }
  for (const text of originals) {
    const relation = relationOf(text, page, products);
    if (relation?.by === 'guide' || (relation && !related.has(text.pathname)))
      related.set(text.pathname, relation);
  }
  return related;
}

/** The family of a page is that of the first name in its front matter that the reference contains. */
function relationOf(
  { pathname, components, imports }: TextFacts,
  page: ReferencePageFacts,
  products: ReadonlyMap<string, string>,
): Relation | undefined {
  const at = components.indexOf(page.name);
  const [about, ...others] = new Set(components.flatMap((name) => products.get(name) ?? []));
  if (at >= 0 && about === page.product) {
    const rank = lastPart(pathname) === lastPart(page.pathname) ? 0 : at + 1;
    return { by: 'guide', rank: rank + (others.length > 0 ? SEVERAL_PRODUCTS : 0) };
  }
  return at >= 0 || imports.includes(page.name)
    ? { by: 'demo', rank: about === page.product ? DEMO : DEMO + 1 }
    : undefined;
}

function lastPart(pathname: string): string {
  return pathname.replace(/^.*\//, '');
}

function namedInComment({ links }: ReferencePageFacts, addresses: Record<string, string>): string[] {
  return links.flatMap((link) => {
    const address = addresses[link];
    return address === undefined ? [] : [address.replace(/\/(?:[?#].*)?$/, '')];
  });
}
