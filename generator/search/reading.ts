import type { QueryNode } from './engine';
import { pairsOf } from './terms';

/** One way to understand a word: what is looked for, and how each part of it is known to be there. */
export interface Reading {
  node: QueryNode;
  /** The same where some of its parts will do; without it, none is left out. */
  loose?: QueryNode;
  /** Parts of it, each by the terms of which any stands for it. */
  needs: string[][];
}

/** What a node does besides looking for its terms. */
type Manner = Omit<QueryNode, 'queries' | 'combineWith'>;

/** A run of letters that nothing parts: by each two that are neighbours, most of which will do. */
export function readingOfPairs(run: string, manner: Manner = {}): Reading {
  const queries = pairsOf(run);
  return {
    node: { ...manner, queries, combineWith: 'AND' },
    loose: { ...manner, queries, combineWith: 'OR' },
    needs: queries.map((pair) => [pair]),
  };
}

/** Terms of which each has to be there. */
export function readingOfTerms(queries: string[], manner: Manner = {}): Reading {
  return { node: { ...manner, queries, combineWith: 'AND' }, needs: queries.map((term) => [term]) };
}
