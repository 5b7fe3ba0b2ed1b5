import type { ContentStore } from '../../../cache/content-store';
import { anchorInTable, anchorsOf, catalogueAnchors } from '../../../model/reference-anchors';
import type { PlacedFacts, ReferenceFacts, ReferencePageFacts } from '../../../model/reference-facts';
import type { ReadPage, ReadReference, ReadTable } from '../../../model/reference-pages';
import { rowOf, wordsOfCatalogue, wordsOfPage, wordsOfTable } from '../../../model/reference-rows';
import { countReference } from './count-reference';
import { referencedTypes } from './referenced-types';

/** Stores everything that was read, and returns the facts that other steps need. */
export function storeReference(read: ReadReference, store: ContentStore): ReferenceFacts {
  const interfaces = new Set(read.pages.flatMap(({ kind, name }) => (kind === 'interface' ? [name] : [])));
  const { missing, uncovered, needlessExclusions, needlessCorrections, contradictions, unreadable } = read;
  return {
    pages: read.pages.map((page) => factsOf(page, interfaces, store)),
    catalogues: read.catalogues.map((catalogue) => ({
      name: catalogue.name,
      product: catalogue.product,
      data: store.put(JSON.stringify(catalogue)),
      rows: wordsOfCatalogue(catalogue).map(rowOf),
      anchors: catalogueAnchors(catalogue),
    })),
    tables: read.tables.flatMap(({ component, product, tables }) =>
      tables.map((table) => ({ component, product, ...tableFacts(table, store) })),
    ),
    counts: countReference(read.pages),
    missing,
    uncovered,
    needlessExclusions,
    needlessCorrections,
    contradictions,
    unreadable,
  };
}

function tableFacts(table: ReadTable, store: ContentStore): Omit<PlacedFacts, 'product'> {
  const { name, props } = table;
  return {
    name,
    data: store.put(JSON.stringify(table)),
    rows: wordsOfTable(table).map(rowOf),
    anchors: props.map((prop) => anchorInTable(name, prop.name)),
  };
}

function factsOf(page: ReadPage, interfaces: ReadonlySet<string>, store: ContentStore): ReferencePageFacts {
  const { pathname, name, kind, product, plan, deprecated, demos } = page;
  const words = wordsOfPage(page);
  return {
    pathname,
    name,
    kind,
    product,
    ...(plan && { plan }),
    ...(deprecated !== undefined && { deprecated: true }),
    data: store.put(JSON.stringify(page)),
    anchors: anchorsOf(page),
    holds: referencedTypes(page, interfaces),
    members: page.kind === 'component' ? page.props.length : page.members.length,
    rows: words.map(rowOf),
    links: [...new Set([...words.flatMap(linksIn), ...demos.map(({ href }) => href)])],
  };
}

function linksIn(words: string): string[] {
  return [...words.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
}
