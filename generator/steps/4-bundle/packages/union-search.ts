import {
  type Costs,
  costOfNeeds,
  costsOf,
  gainWithoutNeeds,
  type WeightedShare,
  weightOf,
} from './merge-gain';
import type { Reader } from './readers';
import type { ReaderSet } from './reader-set';
import type { Share } from './shares';

/** A share in the table, and the readers for which its row was computed. */
interface Row extends WeightedShare {
  readers: ReaderSet;
  /** Its index in the table. A slot is reused after its share is gone. */
  slot: number;
  /** Its index in the plan. */
  at: number;
  /** At least the highest of its bounds with later shares of the plan. */
  top: number;
}

/** A pair of rows in the order of the plan, and its gain. */
interface Union {
  one: Row;
  other: Row;
  gain: number;
}

/**
 * Finds the best union of a plan that changes by one union at a time. A table holds an upper bound of the gain of each pair.
 * With each file less, a further one is worth less, so nearly all bounds stay valid. Only pairs whose bound reaches the best
 * gain so far are computed again, and only in rows that have such a pair.
 */
export class UnionSearch {
  private readonly size: number;
  /** By slots: the upper bound of the gain of a pair, to which later increases (`rise`) must be added. */
  private readonly bounds: Float64Array;
  private readonly readers: readonly Reader[];
  private rows: Row[] = [];
  private costs: Costs;
  /** The sum of all increases of what readers save by one file less. */
  private rise = 0;

  constructor(plan: readonly Share[], readers: readonly Reader[]) {
    this.size = plan.length;
    this.readers = readers;
    this.bounds = new Float64Array(this.size ** 2);
    this.costs = costsOf(plan, readers);
    this.rows = plan.map((share, at) => this.rowOf(share, { slot: at, at }));
    this.fill(new Set(this.rows));
  }

  /** The pair with the largest gain, the first of the plan among equal ones; undefined when no pair has a gain. */
  best(): [Share, Share] | undefined {
    let best: Union | undefined;
    for (const one of this.rows.toSorted((a, b) => b.top - a.top)) {
      const least = best?.gain ?? 0;
      if (one.top + this.rise < least) break;
      best = this.bestOf(one, best);
    }
    return best && [best.one.share, best.other.share];
  }

  /** The better one of `best` and the best pair of a row. The bound of the row becomes exact. */
  private bestOf(one: Row, best: Union | undefined): Union | undefined {
    let found = best;
    let top = Number.NEGATIVE_INFINITY;
    for (let at = one.at + 1; at < this.rows.length; at += 1) {
      const other = this.rows[at];
      if (!other) continue;
      const place = this.placeOf(one, other);
      const least = found?.gain ?? 0;
      if ((this.bounds[place] ?? 0) + this.rise >= least) {
        const union = { one, other, gain: this.look(one, other, least) };
        if (isBetter(union, found)) found = union;
      }
      top = Math.max(top, this.bounds[place] ?? 0);
    }
    one.top = top;
    return found;
  }

  /** Updates the table after a union. */
  follow(plan: readonly Share[]): void {
    const before = this.costs;
    this.costs = costsOf(plan, this.readers);
    this.costs.savings.forEach((saving, reader) => {
      this.rise += Math.max(0, saving - (before.savings[reader] ?? 0));
    });
    const known = new Map(this.rows.map((row) => [row.share, row]));
    const kept = new Set(plan);
    const free = this.rows.filter(({ share }) => !kept.has(share)).map(({ slot }) => slot);
    const changed = new Set<Row>();
    this.rows = plan.map((share, at) => {
      const row = known.get(share);
      if (row?.readers === share.readers) return Object.assign(row, { at });
      const fresh = this.rowOf(share, { slot: row?.slot ?? free.pop() ?? 0, at });
      changed.add(fresh);
      return fresh;
    });
    this.fill(changed);
  }

  private rowOf(share: Share, { slot, at }: Pick<Row, 'slot' | 'at'>): Row {
    const weight = weightOf(share.readers, this.costs);
    return { share, slot, at, readers: share.readers, weight, top: Number.NEGATIVE_INFINITY };
  }

  /** Computes the bounds of all pairs of some rows. */
  private fill(changed: ReadonlySet<Row>): void {
    for (const row of changed) {
      for (const other of this.rows) {
        if (other === row || (other.at < row.at && changed.has(other))) continue;
        const [one, next] = other.at < row.at ? [other, row] : [row, other];
        const place = this.placeOf(one, next);
        this.bounds[place] = gainWithoutNeeds(one, next, this.costs) - this.rise;
        one.top = Math.max(one.top, this.bounds[place] ?? 0);
      }
    }
  }

  private placeOf(one: Row, other: Row): number {
    return one.slot * this.size + other.slot;
  }

  /** The present gain of a pair. A gain below `least` need not be exact. */
  private look(one: Row, other: Row, least: number): number {
    const rough = gainWithoutNeeds(one, other, this.costs);
    this.bounds[this.placeOf(one, other)] = rough - this.rise;
    return rough < least ? rough : rough - costOfNeeds(one.share, other.share, this.costs);
  }
}

function isBetter({ one, other, gain }: Union, best: Union | undefined): boolean {
  if (!best || gain !== best.gain) return gain > (best?.gain ?? 0);
  return one.at < best.one.at || (one === best.one && other.at < best.other.at);
}
