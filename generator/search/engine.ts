import MiniSearch, { type Options } from 'minisearch';
import { joinedTermsOf, termsOf } from './terms';

/** A document of the engine: each entry is one document with its title, and another one with its text. */
export interface EngineDocument {
  id: number;
  title?: string;
  alias?: string;
  context?: string;
  text?: string;
}

/** A query in the form of the engine. */
export interface QueryNode {
  queries: (QueryNode | string)[];
  combineWith: 'AND' | 'OR';
  /** The fields to search, if not all. */
  fields?: string[];
  prefix?: boolean;
  fuzzy?: number | false;
  boostTerm?: (term: string) => number;
  boostDocument?: (id: number) => number;
}

/** A document that was found, and its terms. */
export interface EngineHit {
  id: number;
  score: number;
  /** Terms of the document. */
  terms: string[];
  /** Terms of the query. */
  queryTerms: string[];
}

/** Finds documents by their terms. */
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

/**
 * Creates an empty engine. Terms are split by this project; ranking and fuzzy search are those of MiniSearch.
 */
export function makeEngine(): Engine {
  return new MiniSearch(options);
}
