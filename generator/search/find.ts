import { addScores } from './add-scores';
import type { QueryNode } from './engine';
import type { Entry } from './entries';
import { entryOf } from './hits';
import { nearestWords } from './nearest-words';
import { productInWords } from './product-in-words';
import { type NamedProduct, productOfImport } from './product-of-import';
import { queryOf } from './query';
import { type Filter, type Finding, fits, rank, type Result, type Subject } from './rank';
import type { SearchIndex } from './search-index';

/**
 * Searches an index, best results first. Those of a product that the query names as an import does come first; those of one that
 * it names in words weigh more.
 */
export function find(index: SearchIndex, question: string, filter: Filter = {}): Finding {
  const imported = productOfImport(question, index.products);
  if (imported) return findImported(index, question, imported, filter);
  const meant = productInWords(question, index);
  const finding = meant && findAbout(index, question, meant, filter);
  return finding ?? findWords(index, question, filter);
}

function findImported(index: SearchIndex, question: string, imported: NamedProduct, filter: Filter): Finding {
  const { results, words } = findWords(index, question, filter);
  const others = results.filter(({ entry }) => entry.product !== imported.product);
  return { results: [...findNamed(index, imported, filter), ...others], words };
}

/** What a product says about the other words of a query; without such words, its pages in the order of the site. */
function findNamed(index: SearchIndex, { product, rest }: NamedProduct, filter: Filter): Result[] {
  const own = index.entries.filter((entry) => entry.product === product && fits(entry, filter));
  if (own.length === 0) return [];
  const { results } = findWords(index, rest, { ...filter, product: product.id });
  if (results.length > 0) return results;
  return own.filter(({ kind }) => kind === 'page').map((entry) => ({ entry, score: 0, terms: [] }));
}

/** The share of the score for the whole query, if its other words are searched alone. */
const WHOLE_SHARE = 0.3;

/**
 * Searches the words beside the name of a product alone, because most of its pages do not repeat what they are about. Results
 * with all of the words gain. Undefined if nothing has the other words.
 */
function findAbout(
  index: SearchIndex,
  question: string,
  { product, rest }: NamedProduct,
  filter: Filter,
): Finding | undefined {
  const about = { question, product: product.id };
  const { results } = findWords(index, rest, filter, { about });
  if (results.length === 0) return undefined;
  const whole = findWords(index, question, filter, { about, completeOnly: true });
  return { results: addScores(results, whole.results, WHOLE_SHARE), words: whole.words };
}

function findWords(
  index: SearchIndex,
  question: string,
  filter: Filter,
  options: { about?: Subject; completeOnly?: boolean } = {},
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
