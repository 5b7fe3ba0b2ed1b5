import type { EngineHit } from './engine';
import { type AskedWord, readingsOf } from './query';
import type { Reading } from './reading';
import { runsOf } from './terms';

/** The share of a query that a document contains, by its found terms: from 0 (nothing) to 1 (everything). */
export type Coverage = (terms: ReadonlySet<string>) => number;

/** A reading, and the weights of its parts. */
interface WeightedShare {
  needs: [terms: string[], weight: number][];
  whole: number;
}

/** The weight of a part of a word, given by its terms. */
type Weigh = (need: readonly string[]) => number;

/**
 * Measures the share of a query that documents contain. Each word has a weight; words that no document
 * contains have none.
 */
export function coverageOf(
  words: readonly AskedWord[],
  hits: readonly EngineHit[],
  documents: number,
): Coverage {
  const weigh = weigher(hits, documents);
  const weighed = words.map((word) => readingsOf(word).map((reading) => weighedReading(reading, weigh)));
  const weights = weighed.map((readings) => Math.max(0, ...readings.map(({ whole }) => whole)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return (terms) => {
    let said = 0;
    for (const [at, readings] of weighed.entries())
      said += (weights[at] ?? 0) * Math.max(0, ...readings.map((reading) => shareOf(reading, terms)));
    return whole === 0 ? 0 : said / whole;
  };
}

/** The maximum weight of a pair of letters. */
const MAX_PAIR_WEIGHT = 3;

/**
 * Rare words weigh more than frequent ones. Pairs of letters are the opposite: pairs across the boundary of
 * two words are rare.
 */
function weigher(hits: readonly EngineHit[], documents: number): Weigh {
  const counts = new Map<string, number>();
  for (const { queryTerms } of hits)
    for (const term of queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (need) => {
    const count = Math.max(0, ...need.map((term) => counts.get(term) ?? 0));
    if (count === 0) return 0;
    const isPair = runsOf(need[0] ?? '').some(({ isUnspaced }) => isUnspaced);
    return isPair ? Math.min(MAX_PAIR_WEIGHT, Math.log(1 + count)) : Math.log(1 + documents / count);
  };
}

function weighedReading({ needs }: Reading, weigh: Weigh): WeightedShare {
  const weighed = needs.map((need): [string[], number] => [need, weigh(need)]);
  return { needs: weighed, whole: weighed.reduce((sum, [, weight]) => sum + weight, 0) };
}

function shareOf({ needs, whole }: WeightedShare, terms: ReadonlySet<string>): number {
  if (whole === 0) return 0;
  let found = 0;
  for (const [need, weight] of needs) if (need.some((term) => terms.has(term))) found += weight;
  return found / whole;
}
