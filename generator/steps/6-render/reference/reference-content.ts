import type { ApiReference, FoundExample, LinkIndex, PlacedComponent, ReadText, Route } from '../../../model';
import { placedKey } from '../../../model/placed-key';
import type { ReferencePageFacts } from '../../../model/reference-facts';
import type { ReferenceIndex, ReferenceIndexEntry, ReferenceLink } from '../../../page/reference';

/** Reference data before it is fetched from the store. */
export interface PendingWords {
  /** Name of the data in the store. */
  data: string;
  language: string;
  /** The language of the packages' comments. */
  original: string;
  /** Translated descriptions of this page, by row. */
  translated: Record<string, string>;
  links: LinkIndex;
  origin: string;
}

/** Reference data that a text embeds. */
export interface PendingPlaced extends PendingWords {
  kind: 'catalogue' | 'table';
}

/** One page of the reference. */
export interface PendingReference extends PendingWords {
  kind: 'reference';
  usedBy: ReferenceLink[];
  example?: PendingExample;
}

/** An example before its demo is fetched from the store. */
export type PendingExample =
  | {
      kind: 'demo';
      /** Name in the store of the text that shows it. */
      loaded: string;
      name: string;
      title: string;
      url: string;
    }
  | { kind: 'code'; code: string };

/** Data shared by the pages of one site. */
export interface ReferenceSite {
  reference: ApiReference;
  /** By file. */
  texts: ReadonlyMap<string, ReadText>;
  origin: string;
  original: string;
}

/**
 * The content of a covered path: one export, or the index of a family. Undefined when nothing was read for
 * it.
 */
export function referenceContent(
  route: Route,
  site: ReferenceSite,
): PendingReference | { kind: 'reference'; reference: ReferenceIndex } | undefined {
  const { reference, texts } = site;
  const index = indexAt(route.pathname, reference);
  if (index) return { kind: 'reference', reference: index };
  const page = reference.facts.pages.find(({ pathname }) => pathname === route.pathname);
  if (!page) return undefined;
  const example = pendingExample(exampleOn(route, reference), texts);
  return {
    kind: 'reference',
    ...pendingWords(page, route.language, site),
    usedBy: reference.usage(page, route.language).map(({ link }) => link),
    ...(example && { example }),
  };
}

/** The example of a page: how its component is used, or where its interface is accepted. */
export function exampleOn(
  { pathname, language }: Pick<Route, 'pathname' | 'language'>,
  { facts, example }: Pick<ApiReference, 'facts' | 'example'>,
): FoundExample | undefined {
  const page = facts.pages.find((one) => one.pathname === pathname);
  return page?.kind === 'component' ? example(page, language) : undefined;
}

function pendingExample(
  found: FoundExample | undefined,
  texts: ReferenceSite['texts'],
): PendingExample | undefined {
  if (found?.kind !== 'demo') return found;
  const { kind, name, title, url } = found;
  const loaded = texts.get(found.text)?.loaded;
  return loaded === undefined ? undefined : { kind, loaded, name, title, url };
}

/** The reference data that a text embeds, by the options of its markers. */
export function placedReference(
  placed: PlacedComponent[],
  language: string,
  site: Omit<ReferenceSite, 'texts'>,
): Record<string, PendingPlaced> {
  const { catalogues, tables } = site.reference.facts;
  return Object.fromEntries(
    placed.flatMap(({ component, options }): [string, PendingPlaced][] => {
      const key = placedKey(component, options);
      const catalogue = catalogues.find(({ name }) => name === component);
      if (catalogue) return [[key, { kind: 'catalogue', ...pendingWords(catalogue, language, site) }]];
      const table = tables.find((one) => one.component === component && one.name === options['of']);
      return table ? [[key, { kind: 'table', ...pendingWords(table, language, site) }]] : [];
    }),
  );
}

function pendingWords(
  { data, product, rows }: Pick<ReferencePageFacts, 'data' | 'product' | 'rows'>,
  language: string,
  { reference, origin, original }: Omit<ReferenceSite, 'texts'>,
): PendingWords {
  const translated = translatedRows({ product, rows }, language, reference);
  return { data, language, original, translated, links: reference.links, origin };
}

/** The translated rows of a page or catalogue. */
function translatedRows(
  { product, rows }: Pick<ReferencePageFacts, 'product' | 'rows'>,
  language: string,
  { translation }: Pick<ApiReference, 'translation'>,
): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row): [string, string][] => {
      const words = translation(language, product, row);
      return words === undefined ? [] : [[row, words]];
    }),
  );
}

function indexAt(pathname: string, { coverage, facts }: ApiReference): ReferenceIndex | undefined {
  for (const { name, indexes = [] } of coverage.products) {
    if (!indexes.some((index) => index.pathname === pathname)) continue;
    const pages = facts.pages.filter(({ product }) => product === name);
    return {
      kind: 'index',
      components: pages
        .filter(({ kind }) => kind === 'component')
        .map(entryOf)
        .sort(byName),
      interfaces: pages.filter(({ kind }) => kind === 'interface').map(entryOf),
    };
  }
  return undefined;
}

/** Components of higher plans are next to their free versions, as in the menu. */
function byName(a: ReferenceIndexEntry, b: ReferenceIndexEntry): number {
  return a.name < b.name ? -1 : 1;
}

function entryOf({ name, pathname, plan, deprecated, members }: ReferencePageFacts): ReferenceIndexEntry {
  return { name, pathname, ...(plan && { plan }), ...(deprecated && { deprecated }), members };
}
