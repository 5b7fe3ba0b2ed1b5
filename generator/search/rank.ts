import { type Coverage, coverageOf } from './coverage';
import type { EngineHit, QueryNode } from './engine';
import type { Entry } from './entries';
import { type Hit, hitsByEntry } from './hits';
import { anyOf, eachOf, guessed, type Query } from './query';
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
  /** It says a part of the question only. */
  isPartial?: true;
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
  entries: readonly Entry[];
  search: (node: QueryNode) => EngineHit[];
  filter: Filter;
}

/** Where fewer have all of the words, these are taken for misspelt. */
const FEW = 3;

/** So much of a question has to be said, of what the best says of it, where not all of it is. */
const LEAST = 0.55;

/** What has nearly all of a question still comes behind what has all of it. */
const NEARLY = 0.95;

/** How steeply a result loses with what it does not say. */
const STEEPNESS = 5;

/** So many results that say a part are told: further down nobody looks. */
const MOST_PARTIAL = 60;

/** Puts what the engine found in order: each entry once, by its title and by its text together. */
export function rank({ query, entries, search, filter }: Ranked): Finding {
  const { words, wordings } = query;
  const weigh = weigher(wordings, filter);
  const wanted = (hits: readonly EngineHit[]): Hit[] =>
    hitsByEntry(hits, entries).filter(({ entry }) => fits(entry, filter));
  const whole = wanted(search(eachOf(words)));
  const results = whole.map((hit) => resultOf(hit, weigh(hit.entry)));
  if (!isAnswered(whole)) {
    const known = new Set(whole.map(({ entry }) => entry));
    const asked = whole.length < FEW ? guessed(words) : words;
    const hits = search(anyOf(asked));
    const coverage = coverageOf(asked, hits, entries.length);
    const partial = wanted(hits).filter(({ entry }) => !known.has(entry));
    results.push(...partialResults(partial, { coverage, weigh, best: whole.length > 0 ? 1 : 0 }));
  }
  return { results: inOrder(results), words: words.map(({ run }) => run.text) };
}

/** Whether something is called by all the words; where they are only said in passing, they may not be what it is about. */
function isAnswered(hits: readonly Hit[]): boolean {
  return hits.some(({ isTitle, entry }) => isTitle && !entry.page.last);
}

interface Partial {
  coverage: Coverage;
  weigh: (entry: Entry) => number;
  /** How much of the question is said by what was found before. */
  best: number;
}

/** What says most of a question, worth less the less it says. */
function partialResults(hits: readonly Hit[], { coverage, weigh, best }: Partial): Result[] {
  const covered = hits.map((hit) => ({ hit, share: Math.min(NEARLY, coverage(hit.asked)) }));
  const least = LEAST * covered.reduce((most, { share }) => Math.max(most, share), best);
  const results = covered
    .filter(({ share }) => share >= least)
    .map(({ hit, share }) => partialResult(hit, weigh(hit.entry) * share ** STEEPNESS));
  return inOrder(results).slice(0, MOST_PARTIAL);
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

function fits(entry: Entry, { kind, product }: Filter): boolean {
  return (!kind || kindOf(entry) === kind) && (product === undefined || entry.product.id === product);
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

function weigher(wordings: readonly string[], { near }: Filter): (entry: Entry) => number {
  const asked = wordings.map(wordsOf);
  return (entry) => {
    const title = wordsOf(entry.title);
    const isNear = near !== undefined && near === entry.product.id;
    return (
      WEIGHTS[entry.kind] *
      (entry.member?.kind === 'class' ? 0.5 : 1) *
      (entry.page.last ? LATER[entry.kind] : 1) *
      Math.max(...asked.map((wording) => likeness(title, wording))) *
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
