import type { EngineHit } from './engine';
import { type AskedWord, readingsOf } from './query';
import type { Reading } from './reading';
import { runsOf } from './terms';

/** How much of a question is said somewhere, by the terms of it that were found there: from 0, nothing, to 1, all. */
export type Coverage = (terms: ReadonlySet<string>) => number;

/** A reading, and what each of its parts tells. */
interface WeightedShare {
  needs: [terms: string[], weight: number][];
  whole: number;
}

/** A part of a word by its terms, and how much it tells. */
type Weigh = (need: readonly string[]) => number;

/** Measures what is said by how much each word tells of what is looked for; what nobody says tells nothing. */
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

/** The most that a pair of letters tells. */
const PAIR = 3;

/**
 * A word that few have tells more than one that most have. With pairs of letters it is the other way round: where
 * two words meet by chance, few have the same.
 */
function weigher(hits: readonly EngineHit[], documents: number): Weigh {
  const counts = new Map<string, number>();
  for (const { queryTerms } of hits)
    for (const term of queryTerms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return (need) => {
    const count = Math.max(0, ...need.map((term) => counts.get(term) ?? 0));
    if (count === 0) return 0;
    const isPair = runsOf(need[0] ?? '').some(({ isUnspaced }) => isUnspaced);
    return isPair ? Math.min(PAIR, Math.log(1 + count)) : Math.log(1 + documents / count);
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
