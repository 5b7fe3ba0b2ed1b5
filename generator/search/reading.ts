import type { QueryNode } from './engine';
import { pairsOf } from './terms';

/** One interpretation of a word: the query node, and the terms that prove each part of it. */
export interface Reading {
  node: QueryNode;
  /** A node that matches some of its parts; if absent, all parts are required. */
  loose?: QueryNode;
  /** The parts of the word; each is proven by any of its terms. */
  needs: string[][];
}

/** The options of a node besides its terms. */
type NodeOptions = Omit<QueryNode, 'queries' | 'combineWith'>;

/** A run of letters without spaces: its pairs of adjacent letters, most of which must match. */
export function readingOfPairs(run: string, options: NodeOptions = {}): Reading {
  const queries = pairsOf(run);
  return {
    node: { ...options, queries, combineWith: 'AND' },
    loose: { ...options, queries, combineWith: 'OR' },
    needs: queries.map((pair) => [pair]),
  };
}

/** Terms that all must match. */
export function readingOfTerms(queries: string[], options: NodeOptions = {}): Reading {
  return { node: { ...options, queries, combineWith: 'AND' }, needs: queries.map((term) => [term]) };
}
