import { type Coverage, coverageOf } from './coverage';
import type { EngineHit, QueryNode } from './engine';
import type { Entry } from './entries';
import { type Hit, hitsByEntry } from './hits';
import { anyOf, eachOf, withTolerance, type Query } from './query';
import { isUnspaced, runsOf } from './terms';

/** The kind of results that a reader has selected. */
export type ResultKind = 'guides' | 'api' | 'demos';

/** The results that are wanted. */
export interface Filter {
  kind?: ResultKind;
  /** Id of a product. */
  product?: string;
  /** The product of the current page: of two equal results, its own ranks higher. */
  near?: string;
}

/** An entry that matches the query. */
export interface Result {
  entry: Entry;
  score: number;
  /** Matching terms of the entry. */
  terms: string[];
  /** It matches only a part of the query. */
  isPartial?: true;
}

/** The results of a search. */
export interface Finding {
  /** Best first. */
  results: Result[];
  /** The words of the query. */
  words: string[];
}

interface Ranked {
  query: Query;
  entries: readonly Entry[];
  search: (node: QueryNode) => EngineHit[];
  filter: Filter;
  /** What the whole query is about, if `query` is a part of it. */
  about?: Subject;
  /** Only results with all of the words. */
  completeOnly?: boolean;
}

/** A query that names a product, and the id of this product. */
export interface Subject {
  question: string;
  product: string;
}

/** If fewer results have all of the words, the words are treated as misspelt. */
const MIN_COMPLETE_RESULTS = 3;

/** The minimum coverage of partial results, as a share of the best coverage. */
const MIN_COVERAGE = 0.55;

/** The maximum coverage of partial results: they rank after complete ones. */
const MAX_PARTIAL_COVERAGE = 0.95;

/** The exponent by which missing parts reduce the score. */
const COVERAGE_EXPONENT = 5;

/** The maximum number of partial results. */
const MAX_PARTIAL_RESULTS = 60;

/** Ranks the hits of the engine: each entry once, by its title and its text together. */
export function rank({ query, entries, search, filter, about, completeOnly }: Ranked): Finding {
  const { words, wordings } = query;
  const weigh = weigher(wordings, filter, about);
  const wanted = (hits: readonly EngineHit[]): Hit[] =>
    hitsByEntry(hits, entries).filter(({ entry }) => fits(entry, filter));
  const whole = wanted(search(eachOf(words)));
  const results = whole.map((hit) => resultOf(hit, weigh(hit.entry)));
  if (!completeOnly && !isAnswered(whole)) {
    const known = new Set(whole.map(({ entry }) => entry));
    const asked = whole.length < MIN_COMPLETE_RESULTS ? withTolerance(words) : words;
    const hits = search(anyOf(asked));
    const coverage = coverageOf(asked, hits, entries.length);
    const partial = wanted(hits).filter(({ entry }) => !known.has(entry));
    results.push(...partialResults(partial, { coverage, weigh, best: whole.length > 0 ? 1 : 0 }));
  }
  return { results: inOrder(results), words: words.map(({ run }) => run.text) };
}

/** Whether a title contains all of the words. Words that only occur in texts may not be their subject. */
function isAnswered(hits: readonly Hit[]): boolean {
  return hits.some(({ isTitle, entry }) => isTitle && !entry.page.last);
}

interface Partial {
  coverage: Coverage;
  weigh: (entry: Entry) => number;
  /** The coverage of the results that are already found. */
  best: number;
}

/** Results with the best coverage of the query; the lower the coverage, the lower the score. */
function partialResults(hits: readonly Hit[], { coverage, weigh, best }: Partial): Result[] {
  const covered = hits.map((hit) => ({ hit, share: Math.min(MAX_PARTIAL_COVERAGE, coverage(hit.asked)) }));
  const least = MIN_COVERAGE * covered.reduce((most, { share }) => Math.max(most, share), best);
  const results = covered
    .filter(({ share }) => share >= least)
    .map(({ hit, share }) => partialResult(hit, weigh(hit.entry) * share ** COVERAGE_EXPONENT));
  return inOrder(results).slice(0, MAX_PARTIAL_RESULTS);
}

function resultOf({ entry, score, terms }: Hit, weight: number): Result {
  return { entry, score: score * weight, terms: [...terms] };
}

function partialResult(hit: Hit, weight: number): Result {
  return { ...resultOf(hit, weight), isPartial: true };
}

function inOrder(results: Result[]): Result[] {
  return results.sort((a, b) => b.score - a.score);
}

/** The heading under which an entry is listed. */
export function kindOf({ kind, page }: Entry): ResultKind {
  if (kind === 'demo') return 'demos';
  return kind === 'member' || page.kind === 'api' ? 'api' : 'guides';
}

/** Whether an entry is among the wanted results. */
export function fits(entry: Entry, { kind, product }: Filter): boolean {
  return (!kind || kindOf(entry) === kind) && (product === undefined || entry.product.id === product);
}

/** The weight of each kind of entry. */
const WEIGHTS = { page: 2, section: 1, member: 1, demo: 0.6 };

/** The weight of entries on pages that rank last. */
const LAST_WEIGHTS = { page: 0.5, section: 0.15, member: 0.2, demo: 0.15 };

/** The weight of a title that equals the query, begins or ends with it (many begin with their product), contains it, or is part of it. */
function titleWeight(title: string, asked: string): number {
  if (title === asked) return 2.5;
  if (title.startsWith(asked) || title.endsWith(` ${asked}`)) return 1.6;
  return ` ${title} `.includes(` ${asked} `) || isPart(title, asked) ? 1.4 : 1;
}

/** The weight of entries of the product that a query names. */
const NAMED_PRODUCT_WEIGHT = 5;

/** The weight of entries on a page whose title is a part of the query: `rake` in `rake with long handle`. */
const NAMED_PAGE_WEIGHT = 1.5;

function weigher(
  wordings: readonly string[],
  { near }: Filter,
  about: Subject | undefined,
): (entry: Entry) => number {
  const asked = [...wordings, ...(about ? [about.question] : [])].map(wordsOf);
  return (entry) => {
    const title = wordsOf(entry.title);
    const page = wordsOf(entry.page.title);
    const isNear = near !== undefined && near === entry.product.id;
    return (
      WEIGHTS[entry.kind] *
      (entry.member?.kind === 'class' ? 0.5 : 1) *
      (entry.page.last ? LAST_WEIGHTS[entry.kind] : 1) *
      Math.max(...asked.map((wording) => titleWeight(title, wording))) *
      (asked.some((wording) => isPart(page, wording)) ? NAMED_PAGE_WEIGHT : 1) *
      (about?.product === entry.product.id ? NAMED_PRODUCT_WEIGHT : 1) *
      (isNear ? 1.2 : 1)
    );
  };
}

/** Whether a title is a part of the query: one or more whole words, where spaces separate words. */
function isPart(title: string, asked: string): boolean {
  if (title.length < 2) return false;
  return isUnspaced(title) ? asked.includes(title) : ` ${asked} `.includes(` ${title} `);
}

function wordsOf(text: string): string {
  return runsOf(text)
    .map((run) => run.text.toLowerCase())
    .join(' ');
}
