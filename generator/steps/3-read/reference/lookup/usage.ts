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
  const usesOf = usesByName(originals, new Map(pages.map(({ name, product }) => [name, product])));
  const texts = new Map(facts.map((text) => [`${text.language} ${text.pathname}`, text]));
  const places = menuPlaces(routes.menus[defaultLanguage] ?? []);
  const withGuides = new Set(originals.map(({ pathname }) => places.get(pathname)?.branch));
  const textOf = ({ language, pathname }: Route): TextFacts | undefined =>
    texts.get(`${language} ${pathname}`) ?? texts.get(`${defaultLanguage} ${pathname}`);
  return (page, language) => {
    const related = relatedPages(page, { usesOf, addresses });
    const branch = places.get(page.pathname)?.branch;
    const own = withGuides.has(branch) ? branch : undefined;
    const found = routes.pages.flatMap((route): UsingPage[] => {
      const relation = route.language === language ? related.get(route.pathname) : undefined;
      if (!relation) return [];
      const text = textOf(route);
      if (!text || route.kind !== 'page') return [];
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

/** A text that names an export of the reference, in its front matter or in the imports of its demos. */
interface Use {
  pathname: string;
  /** Place among the components of the front matter; -1 if only demos name it. */
  at: number;
  /** The family of the first name in the front matter that the reference contains. */
  about: string | undefined;
  /** Whether the front matter names other families, too. */
  hasOthers: boolean;
}

/** The texts that use each name, in reading order. `products` are the families of the exports, by name. */
function usesByName(texts: TextFacts[], products: ReadonlyMap<string, string>): ReadonlyMap<string, Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { pathname, components, imports } of texts) {
    const [about, ...others] = new Set(components.flatMap((name) => products.get(name) ?? []));
    for (const name of new Set([...components, ...imports])) {
      const use = { pathname, at: components.indexOf(name), about, hasOthers: others.length > 0 };
      uses.set(name, [...(uses.get(name) ?? []), use]);
    }
  }
  return uses;
}

interface RelatedRequest extends Pick<UsageRequest, 'addresses'> {
  usesOf: ReadonlyMap<string, Use[]>;
}

/** All pages that use an export of the reference. */
function relatedPages(
  page: ReferencePageFacts,
  { usesOf, addresses }: RelatedRequest,
): ReadonlyMap<string, Relation> {
  const related = new Map<string, Relation>();
  for (const pathname of namedInComment(page, addresses)) {
    related.set(pathname, { by: 'guide', rank: NAMED_IN_COMMENT });
  }
  for (const use of usesOf.get(page.name) ?? []) {
    const relation = relationOf(use, page);
    if (relation.by === 'guide' || !related.has(use.pathname)) related.set(use.pathname, relation);
  }
  return related;
}

function relationOf({ pathname, at, about, hasOthers }: Use, page: ReferencePageFacts): Relation {
  if (at >= 0 && about === page.product) {
    const rank = lastPart(pathname) === lastPart(page.pathname) ? 0 : at + 1;
    return { by: 'guide', rank: rank + (hasOthers ? SEVERAL_PRODUCTS : 0) };
  }
  return { by: 'demo', rank: about === page.product ? DEMO : DEMO + 1 };
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
