import type { Inventory, Routes, TextFacts, TextSection } from '../model';

/** Translation coverage of one language in one part of the menu. */
export interface Coverage {
  language: string;
  /** Words of the menu's first level, in the default language. */
  product: string;
  /** Pages that are written in the default language, and those of them that are in this one. */
  pages: { written: number; translated: number };
  /** Sections of the written pages, and how many translations are current, out of date or not recorded. */
  sections: { written: number; current: number; outdated: number; unrecorded: number };
}

interface Translations {
  inventory: Inventory;
  routes: Routes;
  facts: TextFacts[];
}

/** The row of pages that are not in the menu. */
const ELSEWHERE = 'Other pages';

/** The coverage of every other language in every part of the menu, in the order of the menu. */
export function coverageOf({ inventory, routes, facts }: Translations): Coverage[] {
  const { default: original, all } = inventory.site.languages;
  const productOf = productFinder(inventory, routes);
  const written = facts.filter(({ language }) => language === original);
  const products = [...new Set(inventory.entries.map(({ pathname }) => productOf(pathname)))];
  return all
    .filter(({ code }) => code !== original)
    .flatMap(({ code }) =>
      products.flatMap((product) => {
        const originals = written.filter(({ pathname }) => productOf(pathname) === product);
        const translated = facts.filter(
          ({ language, pathname }) => language === code && productOf(pathname) === product,
        );
        return originals.length > 0 ? [{ language: code, product, ...counted(originals, translated) }] : [];
      }),
    );
}

function counted(originals: TextFacts[], translated: TextFacts[]): Pick<Coverage, 'pages' | 'sections'> {
  const sections = translated.flatMap((text) => text.sections);
  const count = (state: TextSection['state']) => sections.filter((section) => section.state === state).length;
  return {
    pages: { written: originals.length, translated: translated.length },
    sections: {
      written: originals.flatMap((text) => text.sections).length,
      current: count('current'),
      outdated: count('outdated'),
      unrecorded: count('unrecorded'),
    },
  };
}

/** Path → the words of the menu's first level above it. */
function productFinder({ entries, site }: Inventory, { menus }: Routes): (pathname: string) => string {
  const titles = new Map(
    (menus[site.languages.default] ?? []).map(({ pathname, title }) => [pathname, title]),
  );
  const tops = new Map(entries.map(({ pathname, parents }) => [pathname, parents[0] ?? pathname]));
  return (pathname) => titles.get(tops.get(pathname) ?? pathname) ?? ELSEWHERE;
}
