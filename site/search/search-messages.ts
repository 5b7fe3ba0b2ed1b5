import type { Answer } from '../../generator/search/answer';
import type { Filter } from '../../generator/search/rank';

/** A question, with a number by which its answer is known. */
export interface Question {
  number: number;
  question: string;
  filter: Filter;
}

/** Where a worker finds what it is to search. */
export interface SearchPlace {
  /** Url of the manifest. */
  manifest: string;
  /** What paths of shards begin with. */
  base: string;
  /** The product whose pages are wanted first. */
  near: string;
}

/** What a worker is told. */
export type ToWorker = { place: SearchPlace } | Question;

/** What it tells: answers, more than one to a question while more is fetched, or that nothing can be had. */
export type FromWorker = { number: number; answer: Answer; isWhole: boolean } | { failed: string };
