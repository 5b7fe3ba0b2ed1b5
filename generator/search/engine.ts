import MiniSearch, { type Options } from 'minisearch';
import { joinedTermsOf, termsOf } from './terms';

/** What the engine is given to find: every entry as a title, and once more with its text. */
export interface EngineDocument {
  id: number;
  title?: string;
  alias?: string;
  context?: string;
  text?: string;
}

/** A question as the engine understands it. */
export interface QueryNode {
  queries: (QueryNode | string)[];
  combineWith: 'AND' | 'OR';
  /** Only these, where not all of them. */
  fields?: string[];
  prefix?: boolean;
  fuzzy?: number | false;
  boostTerm?: (term: string) => number;
  boostDocument?: (id: number) => number;
}

/** A document that was found, and by which of its terms. */
export interface EngineHit {
  id: number;
  score: number;
  /** Of the document. */
  terms: string[];
  /** Of the question. */
  queryTerms: string[];
}

/** What finds documents by their words. */
export interface Engine {
  add: (document: EngineDocument) => void;
  search: (query: QueryNode) => EngineHit[];
}

const options: Options<EngineDocument> = {
  fields: ['title', 'alias', 'context', 'text'],
  tokenize: (text: string, field?: string): string[] =>
    field === 'title' ? joinedTermsOf(text) : termsOf(text),
  processTerm: (term: string): string => term,
  searchOptions: {
    tokenize: (term: string): string[] => [term],
    processTerm: (term: string): string => term,
    boost: { title: 6, alias: 3, context: 1, text: 1 },
    weights: { prefix: 0.5, fuzzy: 0.25 },
  },
};

/** An engine that holds nothing yet; terms are ours, order and fuzziness are MiniSearch's. */
export function makeEngine(): Engine {
  return new MiniSearch(options);
}
