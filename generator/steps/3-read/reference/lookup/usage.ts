import type { FindUsage, Route, Routes, TextFacts } from '../../../../model';
import type { ReferencePageFacts } from '../../../../model/reference-facts';
import type { ReferenceLink } from '../../../../page/reference';

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

/** How near a page is to what it uses: the nearest guide comes first. */
interface Nearness {
  by: ReferenceLink['by'];
  rank: number;
}

/** Behind the guides to one product alone. */
const SEVERAL_PRODUCTS = 100;

/** Behind every guide whose front matter names it: the package's own comment names a page, no more. */
const NAMED_IN_COMMENT = 1000;

/**
 * Who uses a component or type. Guides come first: pages about its family whose front matter names it, those
 * that bear its name or name it first before others, then those that the package's own comment names. Pages
 * whose demos import it follow. Pages that are as near as each other are in the order of the menu.
 */
export function usageFinder({ facts, routes, defaultLanguage, addresses, pages }: UsageRequest): FindUsage {
  const originals = facts.filter(({ language }) => language === defaultLanguage);
  const titles = new Map(facts.map((text) => [`${text.language} ${text.pathname}`, text.title]));
  const products = new Map(pages.map(({ name, product }) => [name, product]));
  const titleOf = ({ language, pathname, title }: Route): string =>
    titles.get(`${language} ${pathname}`) ?? titles.get(`${defaultLanguage} ${pathname}`) ?? title;
  return (page, language) => {
    const near = new Map<string, Nearness>();
    for (const pathname of namedInComment(page, addresses)) {
      near.set(pathname, { by: 'guide', rank: NAMED_IN_COMMENT });
    }
    for (const text of originals) {
      const nearness = nearnessOf(text, page, products);
      if (nearness?.by === 'guide' || (nearness && !near.has(text.pathname)))
        near.set(text.pathname, nearness);
    }
    const links = routes.pages.flatMap((route) => {
      const nearness = route.language === language ? near.get(route.pathname) : undefined;
      if (!nearness || route.kind !== 'page') return [];
      return [{ rank: nearness.rank, link: { title: titleOf(route), url: route.url, by: nearness.by } }];
    });
    const sorted = links.toSorted((one, other) => one.rank - other.rank).map(({ link }) => link);
    return [...sorted.filter(({ by }) => by === 'guide'), ...sorted.filter(({ by }) => by === 'demo')];
  };
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
    ? { by: 'demo', rank: about === page.product ? 0 : 1 }
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
