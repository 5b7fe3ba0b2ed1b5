import type { DocumentedSection, PageToIndex } from '../../../model/search';
import { groupBy } from '../../../problems/group-by';
import type { IndexedPage, IndexedProduct, TextShard, TitleShard } from '../../../search/shapes';
import { alikeRows, indexedRow, mergedRows, rowTexts } from './merged-rows';
import { pageTexts } from './page-texts';

/** The shards of one language. */
export interface LanguageShards {
  titles: TitleShard;
  /** By product id. */
  texts: Record<string, TextShard>;
}

/** The inputs of the shards of a language. */
export interface LanguagePages {
  /** In the order of the site. */
  pages: readonly PageToIndex[];
  /** The titles of a page in other languages. */
  othersOf: (page: PageToIndex) => Record<string, string>;
  /** The npm packages of a product, by its id. */
  packagesOf: (product: string) => string[];
}

/** Builds the shards of a language: one with all titles, and one for each product with its texts. */
export function languageShards({ pages, othersOf, packagesOf }: LanguagePages): LanguageShards {
  const groups: string[] = [];
  const placeOf = indicesOf(groups);
  const products: IndexedProduct[] = [];
  const texts: Record<string, TextShard> = {};
  for (const [id, own] of groupBy(pages, ({ product }) => product)) {
    const rows = mergedRows(own);
    const classes = rows.filter(isClass);
    const members = alikeRows(rows.filter((row) => !isClass(row)));
    const packages = packagesOf(id);
    products.push({
      id,
      ...(packages.length > 0 && { packages }),
      pages: own.map((page) => indexedPage(page, page.groups.map(placeOf), othersOf(page))),
      members: members.map(({ indexed }) => indexed),
    });
    texts[id] = {
      pages: own.map(pageTexts),
      members: members.flatMap((alike) => alike.rows.map(rowTexts)),
      classes: classes.map((row) => ({ ...indexedRow(row), ...rowTexts(row) })),
    };
  }
  return { titles: { groups, products }, texts };
}

/** The title of a page; `Garden - Sowing` without a group of that name, which results show separately. */
export function titleOf({ title, groups }: Pick<PageToIndex, 'title' | 'groups'>): string {
  const group = groups.find((name) => title.startsWith(`${name} - `));
  return group === undefined ? title : title.slice(`${group} - `.length);
}

/** Numbers texts; equal ones have the same number. */
function indicesOf(words: string[]): (word: string) => number {
  const places = new Map<string, number>();
  return (word) => {
    const known = places.get(word) ?? words.push(word) - 1;
    places.set(word, known);
    return known;
  };
}

function isClass({ kind }: { kind: string }): boolean {
  return kind === 'class';
}

function indexedPage(page: PageToIndex, groups: number[], others: Record<string, string>): IndexedPage {
  const { pathname, isReference, isLast, plan, language, textLanguage, documents } = page;
  const sections = documents.sections.slice(1);
  return {
    pathname,
    title: titleOf(page),
    ...(isReference && { kind: 'api' }),
    ...(plan && { plan }),
    ...(isLast && { last: true }),
    ...(groups.length > 0 && { groups }),
    ...(textLanguage !== language && { language: textLanguage }),
    ...(Object.keys(others).length > 0 && { others }),
    ...(sections.length > 0 && { sections: sections.map(indexedSection) }),
  };
}

function indexedSection({ title, plan }: DocumentedSection) {
  return plan ? { title, plan } : title;
}
