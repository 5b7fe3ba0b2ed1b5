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

/** How near a page is to what it uses: the nearest has the least rank. */
interface Nearness {
  by: ReferenceLink['by'];
  rank: number;
}

/** Behind the guides to one product alone. */
const SEVERAL_PRODUCTS = 100;

/** Behind every guide whose front matter names it: the package's own comment names a page, no more. */
const NAMED_IN_COMMENT = 1000;

/** Behind every guide. */
const DEMO = 10_000;

/**
 * Who uses a component or type: guides come first, which are pages about its family whose front matter names it
 * and those that the package's own comment names; pages whose demos import it follow. Both are in the order of
 * reading. Where its page stands in a branch of the menu beside texts, they stand in this branch, too; and what is
 * planned uses nothing yet.
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
    const near = nearPages(page, { originals, products, addresses });
    const branch = places.get(page.pathname)?.branch;
    const own = withGuides.has(branch) ? branch : undefined;
    const found = routes.pages.flatMap((route): UsingPage[] => {
      const nearness = route.language === language ? near.get(route.pathname) : undefined;
      const text = textOf(route);
      if (!nearness || !text || route.kind !== 'page') return [];
      const place = places.get(route.pathname);
      if (place?.planned || (own !== undefined && place?.branch !== own)) return [];
      const link = { title: text.title || route.title, url: route.url, description: text.description };
      const other = text.language !== language && { language: text.language };
      const { by, rank } = nearness;
      return [{ pathname: route.pathname, link: { ...link, by, ...other }, rank }];
    });
    return [
      ...found.filter(({ link }) => link.by === 'guide'),
      ...found.filter(({ link }) => link.by === 'demo'),
    ];
  };
}

interface NearRequest extends Pick<UsageRequest, 'addresses'> {
  originals: TextFacts[];
  products: ReadonlyMap<string, string>;
}

/** Every page that uses one of the reference. */
function nearPages(
  page: ReferencePageFacts,
  { originals, products, addresses }: NearRequest,
): ReadonlyMap<string, Nearness> {
  const near = new Map<string, Nearness>();
  for (const pathname of namedInComment(page, addresses)) {
    near.set(pathname, { by: 'guide', rank: NAMED_IN_COMMENT });
  }
  for (const text of originals) {
    const nearness = nearnessOf(text, page, products);
    if (nearness?.by === 'guide' || (nearness && !near.has(text.pathname))) near.set(text.pathname, nearness);
  }
  return near;
}

/** A page is about the family of the first name in its front matter that the reference knows. */
function nearnessOf(
  { pathname, components, imports }: TextFacts,
  page: ReferencePageFacts,
  products: ReadonlyMap<string, string>,
): Nearness | undefined {
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
