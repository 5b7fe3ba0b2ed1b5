import type { ReferenceLink } from '../../../../contract/reference';
import type { FindUsage, Route, Routes, TextFacts } from '../../../../model';
import type { ReferencePageFacts } from '../../../../model/reference-facts';

interface UsageRequest {
  /** Of all texts, in every language. */
  facts: TextFacts[];
  routes: Routes;
  defaultLanguage: string;
  /** Addresses in the packages' comments that are pages of this site. */
  addresses: Record<string, string>;
}

/**
 * Who uses a component or type: pages whose front matter names it or that the package's own comment names
 * come first, then those whose demos import it; each in the order of the menu.
 */
export function usageFinder({ facts, routes, defaultLanguage, addresses }: UsageRequest): FindUsage {
  const originals = facts.filter(({ language }) => language === defaultLanguage);
  const titles = new Map(facts.map((text) => [`${text.language} ${text.pathname}`, text.title]));
  const guides = pathnamesByName(originals, ({ components }) => components);
  const demos = pathnamesByName(originals, ({ imports }) => imports);
  const titleOf = ({ language, pathname, title }: Route): string =>
    titles.get(`${language} ${pathname}`) ?? titles.get(`${defaultLanguage} ${pathname}`) ?? title;
  return (page, language) => {
    const named = [...(guides.get(page.name) ?? []), ...namedInComment(page, addresses)];
    const by = new Map<string, ReferenceLink['by']>();
    for (const pathname of demos.get(page.name) ?? []) by.set(pathname, 'demo');
    for (const pathname of named) by.set(pathname, 'guide');
    const links = routes.pages.flatMap((route): ReferenceLink[] => {
      const kind = route.language === language ? by.get(route.pathname) : undefined;
      return kind && route.kind === 'page' ? [{ title: titleOf(route), url: route.url, by: kind }] : [];
    });
    return [...links.filter((link) => link.by === 'guide'), ...links.filter((link) => link.by === 'demo')];
  };
}

function namedInComment({ links }: ReferencePageFacts, addresses: Record<string, string>): string[] {
  return links.flatMap((link) => {
    const address = addresses[link];
    return address === undefined ? [] : [address.replace(/\/(?:[?#].*)?$/, '')];
  });
}

function pathnamesByName(facts: TextFacts[], namesOf: (text: TextFacts) => string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const text of facts) {
    for (const name of namesOf(text)) found.set(name, [...(found.get(name) ?? []), text.pathname]);
  }
  return found;
}
