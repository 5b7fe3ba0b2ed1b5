import { describe, expect, it } from 'vitest';
import {
  costOfNeeds,
  costsOf,
  gainWithoutNeeds,
  weightOf,
} from '../../../../generator/steps/4-bundle/packages/merge-gain';
import type { Reader } from '../../../../generator/steps/4-bundle/packages/readers';
import { type Share, sharesOf, unite } from '../../../../generator/steps/4-bundle/packages/shares';
import { UnionSearch } from '../../../../generator/steps/4-bundle/packages/union-search';
import { randomPieces } from './random-pieces';

const readers: Reader[] = Array.from({ length: 40 }, (_, at) => ({
  names: [`u${at % 12}`, `u${(at * 7) % 11}`, `u${(at * at) % 12}`],
  weight: 2 ** (at % 5),
}));

/** Looks at every pair, as if nothing were known of any. */
function bestOfAll(plan: Share[]): [Share, Share] | undefined {
  const costs = costsOf(plan, readers);
  const weighed = plan.map((share) => ({ share, weight: weightOf(share.readers, costs) }));
  let most = 0;
  let best: [Share, Share] | undefined;
  weighed.forEach((one, at) => {
    for (const other of weighed.slice(at + 1)) {
      const gain = gainWithoutNeeds(one, other, costs) - costOfNeeds(one.share, other.share, costs);
      if (gain > most) [most, best] = [gain, [one.share, other.share]];
    }
  });
  return best;
}

describe('the search for the best union', () => {
  const seeds = Array.from({ length: 20 }, (_, at) => 300 + at * 131);

  it.each(seeds)('finds at every step what looking at every pair would find (%i)', (seed) => {
    let plan = sharesOf(randomPieces(seed), ['u0'], readers);
    const search = new UnionSearch(plan, readers);
    for (let union = bestOfAll(plan); union; union = bestOfAll(plan)) {
      expect(search.best()).toEqual(union);
      plan = unite(plan, union);
      search.follow(plan);
    }
    expect(search.best()).toBeUndefined();
  });
});
