import type { QueryNode } from './engine';
import type { Entry } from './entries';
import { entryOf } from './hits';
import { type NamedProduct, namedProduct } from './named-product';
import { nearestWords } from './nearest-words';
import { queryOf } from './query';
import { type Filter, type Finding, fits, rank, type Result, type Subject } from './rank';
import { saidProduct } from './said-product';
import type { SearchIndex } from './search-index';

/** Searches an index, best results first. Those of a product that the query names as an import does come first. */
export function find(index: SearchIndex, question: string, filter: Filter = {}): Finding {
  const named = namedProduct(question, index.products);
  if (!named) return findSaid(index, question, filter);
  const { results, words } = findWords(index, question, filter);
  const others = results.filter(({ entry }) => entry.product !== named.product);
  return { results: [...findNamed(index, named, filter), ...others], words };
}

/** The share of the score for the whole query, if its other words are searched alone. */
const WHOLE_SHARE = 0.3;

/**
 * If a query names a product, its other words are searched alone, because most pages do not repeat what they are about. Results
 * with all of the words rank higher.
 */
function findSaid(index: SearchIndex, question: string, filter: Filter): Finding {
  const said = saidProduct(question, index);
  const about = said && { question, product: said.product.id };
  const rest = said && findWords(index, said.rest, filter, { about });
  if (!rest || rest.results.length === 0) return findWords(index, question, filter);
  const whole = findWords(index, question, filter, { about, completeOnly: true });
  return { results: together(rest.results, whole.results), words: whole.words };
}

function together(results: readonly Result[], whole: readonly Result[]): Result[] {
  const found = new Map(results.map((result) => [result.entry, result]));
  for (const { entry, score, terms } of whole) {
    const known = found.get(entry);
    found.set(entry, {
      entry,
      score: score * WHOLE_SHARE + (known?.score ?? 0),
      terms: [...new Set([...terms, ...(known?.terms ?? [])])],
    });
  }
  return [...found.values()].sort((a, b) => b.score - a.score);
}

/** What a product says about the other words of a query; without such words, its pages in the order of the site. */
function findNamed(index: SearchIndex, { product, rest }: NamedProduct, filter: Filter): Result[] {
  const own = index.entries.filter((entry) => entry.product === product && fits(entry, filter));
  if (own.length === 0) return [];
  const { results } = findWords(index, rest, { ...filter, product: product.id });
  if (results.length > 0) return results;
  return own.filter(({ kind }) => kind === 'page').map((entry) => ({ entry, score: 0, terms: [] }));
}

function findWords(
  index: SearchIndex,
  question: string,
  filter: Filter,
  options: { about?: Subject | undefined; completeOnly?: boolean } = {},
): Finding {
  const query = queryOf(question, index.words);
  if (!query) return { results: [], words: [] };
  const search = (node: QueryNode) => index.search(node);
  return rank({ query, entries: index.entries, search, filter, ...options });
}

/** Words with a spelling similar to words of a query; a search for any of them gives results. */
export function findNearest(index: SearchIndex, question: string, filter: Filter = {}): string[] {
  return nearestWords(question, {
    engine: index,
    textsOf: (document) => textsOf(entryOf(document, index.entries)),
    titles: () => titlesOf(index),
    isFound: (word) => find(index, word, filter).results.length > 0,
  });
}

/** Ids come last: those of translated sections contain the words of the original title. */
function textsOf(entry: Entry | undefined): string[] {
  return entry ? [...calledSo(entry), entry.text, entry.id ?? ''] : [];
}

/** Words of the glossary, and titles of pages and sections, in all languages. */
function* titlesOf({ words, entries }: SearchIndex): Generator<string> {
  for (const [own] of words.pairs ?? []) yield own;
  for (const entry of entries) if (entry.kind === 'page' || entry.kind === 'section') yield* calledSo(entry);
}

/** The titles of an entry, in all languages. */
function calledSo({ kind, title, page }: Entry): string[] {
  return kind === 'page' ? [title, ...Object.values(page.others ?? {})] : [title];
}
