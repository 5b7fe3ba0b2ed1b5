import { type Costs, costOfNeeds, costsOf, roughGain, type Weighed, weightOf } from './merge-gain';
import type { Reader } from './readers';
import type { ReaderSet } from './reader-set';
import type { Share } from './shares';

/** A share in the table, and the readers that its row was worked out for. */
interface Row extends Weighed {
  readers: ReaderSet;
  /** Its place in the table, which another share takes when it is gone. */
  slot: number;
}

/**
 * Finds the best union of a plan that changes by one union at a time. What two shares would gain at most is kept in a
 * table: a file less for a reader makes every further one worth less, so nearly all that was worked out once still is
 * a bound. Only pairs whose bound reaches the best one so far are looked at again.
 */
export class UnionSearch {
  private readonly size: number;
  /** By slots: no pair gains more than this, and what all that is bought since may have added. */
  private readonly bounds: Float64Array;
  /** By slots: what the pair gained when it was last looked at. */
  private readonly gains: Float64Array;
  private readonly readers: readonly Reader[];
  private rows: Row[] = [];
  private costs: Costs;
  /** What readers would save more by one file less than before, summed up over all changes. */
  private rise = 0;

  constructor(plan: readonly Share[], readers: readonly Reader[]) {
    this.size = plan.length;
    this.readers = readers;
    this.bounds = new Float64Array(this.size ** 2).fill(Number.POSITIVE_INFINITY);
    this.gains = new Float64Array(this.size ** 2).fill(Number.NEGATIVE_INFINITY);
    this.costs = costsOf(plan, readers);
    this.rows = plan.map((share, slot) => this.rowOf(share, slot));
  }

  /** The pair that gains most, the first of the plan where several do; undefined when none gains anything. */
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

  /** Goes on with the plan after a union. */
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
    const rough = roughGain(one, other, this.costs);
    const place = this.placeOf(one, other);
    this.bounds[place] = rough - this.rise;
    if (rough <= least) return rough;
    const gain = rough - costOfNeeds(one.share, other.share, this.costs);
    this.gains[place] = gain;
    return gain;
  }

  /** What the pair gains now that looked best before: where to begin decides how many others are looked at. */
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
