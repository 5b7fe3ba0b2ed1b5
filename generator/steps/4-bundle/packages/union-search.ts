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
}

/**
 * Finds the best union of a plan that changes by one union at a time. A table holds an upper bound of the gain of each pair.
 * With each file less, a further one is worth less, so nearly all bounds stay valid. Only pairs whose bound reaches the best
 * gain so far are computed again.
 */
export class UnionSearch {
  private readonly size: number;
  /** By slots: the upper bound of the gain of a pair, to which later increases (`rise`) must be added. */
  private readonly bounds: Float64Array;
  /** By slots: the gain of the pair when it was last computed. */
  private readonly gains: Float64Array;
  private readonly readers: readonly Reader[];
  private rows: Row[] = [];
  private costs: Costs;
  /** The sum of all increases of what readers save by one file less. */
  private rise = 0;

  constructor(plan: readonly Share[], readers: readonly Reader[]) {
    this.size = plan.length;
    this.readers = readers;
    this.bounds = new Float64Array(this.size ** 2).fill(Number.POSITIVE_INFINITY);
    this.gains = new Float64Array(this.size ** 2).fill(Number.NEGATIVE_INFINITY);
    this.costs = costsOf(plan, readers);
    this.rows = plan.map((share, slot) => this.rowOf(share, slot));
  }

  /** The pair with the largest gain, the first of the plan among equal ones; undefined when no pair has a gain. */
  best(): [Share, Share] | undefined {
    let most = Math.max(0, this.likelyGain() - 1);
    let found: [Share, Share] | undefined;
    this.rows.forEach((one, at) => {
      for (let next = at + 1; next < this.rows.length; next += 1) {
        const other = this.rows[next];
        if (!other || this.boundOf(one, other) <= most) continue;
        const gain = this.look(one, other, most);
        if (gain > most) [most, found] = [gain, [one.share, other.share]];
      }
    });
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
    const free = this.rows.filter(({ share }) => !plan.includes(share)).map(({ slot }) => slot);
    this.rows = plan.map((share) => {
      const row = known.get(share);
      if (row?.readers === share.readers) return row;
      return this.forget(this.rowOf(share, row?.slot ?? free.pop() ?? 0));
    });
  }

  private rowOf(share: Share, slot: number): Row {
    return { share, slot, readers: share.readers, weight: weightOf(share.readers, this.costs) };
  }

  private forget(row: Row): Row {
    for (let slot = 0; slot < this.size; slot += 1) {
      for (const place of [row.slot * this.size + slot, slot * this.size + row.slot]) {
        this.bounds[place] = Number.POSITIVE_INFINITY;
        this.gains[place] = Number.NEGATIVE_INFINITY;
      }
    }
    return row;
  }

  private boundOf(one: Row, other: Row): number {
    return (this.bounds[this.placeOf(one, other)] ?? 0) + this.rise;
  }

  private placeOf(one: Row, other: Row): number {
    return one.slot * this.size + other.slot;
  }

  /** Gains that do not exceed `least` need not be exact. */
  private look(one: Row, other: Row, least: number): number {
    const rough = gainWithoutNeeds(one, other, this.costs);
    const place = this.placeOf(one, other);
    this.bounds[place] = rough - this.rise;
    if (rough <= least) return rough;
    const gain = rough - costOfNeeds(one.share, other.share, this.costs);
    this.gains[place] = gain;
    return gain;
  }

  /** The current gain of the pair that was best before: a good start lets the search skip most others. */
  private likelyGain(): number {
    let likely: [Row, Row] | undefined;
    let most = 0;
    this.rows.forEach((one, at) => {
      for (let next = at + 1; next < this.rows.length; next += 1) {
        const other = this.rows[next];
        const gain = other ? (this.gains[this.placeOf(one, other)] ?? 0) : 0;
        if (other && gain > most) [most, likely] = [gain, [one, other]];
      }
    });
    return likely ? this.look(...likely, 0) : 0;
  }
}
