import type { Answer } from '../../generator/search/answer';
import type { Filter } from '../../generator/search/rank';

/** A query, with a number that identifies its answers. */
export interface Question {
  number: number;
  question: string;
  filter: Filter;
}

/** The locations of the search index. */
export interface SearchPlace {
  /** URL of the manifest. */
  manifest: string;
  /** The prefix of shard paths. */
  base: string;
  /** The preferred product. */
  near: string;
}

/** Messages to the worker. */
export type ToWorker = { place: SearchPlace } | Question;

/** Messages of the worker: answers, several for a query while data is loaded, or a failure. */
export type FromWorker = { number: number; answer: Answer; isWhole: boolean } | { failed: string };
