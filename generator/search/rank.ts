import type { EngineHit, QueryNode } from './engine';
import type { Entry } from './entries';
import type { Query } from './query';
import { runsOf } from './terms';

/** What is asked for. */
export type ResultKind = 'guides' | 'api' | 'demos';

/** Which results are wanted. */
export interface Filter {
  kind?: ResultKind;
  /** Id of a product. */
  product?: string;
  /** The product that the reader is at: of two results alike its own is meant. */
  near?: string;
}

/** An entry that answers. */
export interface Result {
  entry: Entry;
  score: number;
  /** Terms of the entry that were meant. */
  terms: string[];
}

/** What was found. */
export interface Finding {
  /** Best first. */
  results: Result[];
  /** What was asked, word by word. */
  words: string[];
}

interface Ranked {
  query: Query;
  question: string;
  entries: readonly Entry[];
  search: (node: QueryNode) => EngineHit[];
  filter: Filter;
}

/** With so few results for all words, those for most of them are told, too. */
const FEW = 3;

/** Puts what the engine found in order: each entry once, by its title and by its text together. */
export function rank({ query, question, entries, search, filter }: Ranked): Finding {
  const weigh = weigher(question, filter);
  const results = resultsOf(search(query.all), entries, weigh);
  const wanted = results.filter(({ entry }) => fits(entry, filter));
  if (wanted.length >= FEW) return { results: wanted, words: query.words };
  const known = new Set(results.map(({ entry }) => entry));
  const others = resultsOf(mostly(search(query.any)), entries, weigh).filter(
    ({ entry }) => !known.has(entry) && fits(entry, filter),
  );
  return { results: [...wanted, ...others], words: query.words };
}

/** Hits that have nearly as many of the words as the best one. */
function mostly(hits: readonly EngineHit[]): EngineHit[] {
  const best = Math.max(0, ...hits.map(({ queryTerms }) => queryTerms.length));
  const least = best - Math.max(1, Math.floor(best / 5));
  return hits.filter(({ queryTerms }) => queryTerms.length >= least);
}

/** The heading under which an entry is listed. */
export function kindOf({ kind, page }: Entry): ResultKind {
  if (kind === 'demo') return 'demos';
  return kind === 'member' || page.kind === 'api' ? 'api' : 'guides';
}

function fits(entry: Entry, { kind, product }: Filter): boolean {
  return (!kind || kindOf(entry) === kind) && (product === undefined || entry.product.id === product);
}

function resultsOf(
  hits: readonly EngineHit[],
  entries: readonly Entry[],
  weigh: (entry: Entry) => number,
): Result[] {
  const found = new Map<Entry, Result>();
  for (const { id, score, terms } of hits) {
    const entry = entries[id >> 1];
    if (!entry) continue;
    const before = found.get(entry);
    found.set(entry, {
      entry,
      score: (before?.score ?? 0) + score,
      terms: [...new Set([...(before?.terms ?? []), ...terms])],
    });
  }
  return [...found.values()]
    .map((result) => ({ ...result, score: result.score * weigh(result.entry) }))
    .sort((a, b) => b.score - a.score);
}

/** How much the kinds of entries are worth to most who ask. */
const WEIGHTS = { page: 2, section: 1, member: 1, demo: 0.6 };

/** The same for pages that answer after others. */
const LATER = { page: 0.5, section: 0.15, member: 0.2, demo: 0.15 };

/** What a title is worth that is what was asked, begins like it, holds it among others, or is one part of it. */
function likeness(title: string, asked: string): number {
  if (title === asked) return 2.5;
  if (title.startsWith(asked)) return 1.6;
  return ` ${title} `.includes(` ${asked} `) || isPart(title, asked) ? 1.4 : 1;
}

function weigher(question: string, { near }: Filter): (entry: Entry) => number {
  const asked = wordsOf(question);
  return (entry) => {
    const title = wordsOf(entry.title);
    const isNear = near !== undefined && near === entry.product.id;
    return (
      WEIGHTS[entry.kind] *
      (entry.member?.kind === 'class' ? 0.5 : 1) *
      (entry.page.last ? LATER[entry.kind] : 1) *
      likeness(title, asked) *
      (isNear ? 1.2 : 1)
    );
  };
}

/** Where words are parted, it is a part between two of them. */
function isPart(title: string, asked: string): boolean {
  if (title.length < 2) return false;
  return UNPARTED.test(title) ? asked.includes(title) : ` ${asked} `.includes(` ${title} `);
}

const UNPARTED = /^[\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF]+$/;

function wordsOf(text: string): string {
  return runsOf(text)
    .map((run) => run.text.toLowerCase())
    .join(' ');
}
