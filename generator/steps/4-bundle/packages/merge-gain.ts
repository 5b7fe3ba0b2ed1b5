import type { ReaderSet } from './reader-set';
import type { Reader } from './readers';
import type { Share } from './shares';

/** The cost of a file for a reader in addition to its size, in bytes. */
const FILE_COST = 200;
/**
 * After `FREE_FILES` files, each further one costs `EXTRA_FILE_COST` more than the one before. Measured on 413 demos of four
 * products: with these numbers a first demo loads 10 to 15 files, and 2 to 5 % more bytes than if it were bundled alone.
 */
const FREE_FILES = 5;
const EXTRA_FILE_COST = 400;

/** By reader: its weight, the number of files it loads, and what it saves by one file less. */
export interface Costs {
  weights: Float64Array;
  files: Float64Array;
  savings: Float64Array;
}

/** Counts the files of a plan by reader. */
export function costsOf(plan: readonly Share[], readers: readonly Reader[]): Costs {
  const weights = Float64Array.from(readers, ({ weight }) => weight);
  const files = new Float64Array(readers.length);
  for (const share of plan) {
    share.readers.forEach((reader) => {
      files[reader] = (files[reader] ?? 0) + 1;
    });
  }
  return { weights, files, savings: files.map((count, at) => (weights[at] ?? 0) * fileCost(count)) };
}

/** The total weight of a set of readers. */
export function weightOf(readers: ReaderSet, { weights }: Pick<Costs, 'weights'>): number {
  let sum = 0;
  readers.forEach((reader) => {
    sum += weights[reader] ?? 0;
  });
  return sum;
}

/** A share, and the total weight of its readers. */
export interface WeightedShare {
  share: Share;
  weight: number;
}

/**
 * The gain of all readers when two shares become one, without the cost of further needs: a file less for readers of both,
 * minus the unneeded bytes for the others. An integer, so that the order of additions does not matter.
 */
export function gainWithoutNeeds(
  one: WeightedShare,
  other: WeightedShare,
  { weights, savings }: Costs,
): number {
  let gain = 0;
  let both = 0;
  one.share.readers.forEachCommon(other.share.readers, (reader) => {
    gain += savings[reader] ?? 0;
    both += weights[reader] ?? 0;
  });
  return gain - (one.weight - both) * other.share.bytes - (other.weight - both) * one.share.bytes;
}

/** The cost for readers of one share that must now also load the needs of the other one. */
export function costOfNeeds(one: Share, other: Share, { weights, files }: Costs): number {
  const readers = one.readers.with(other.readers);
  let cost = 0;
  for (const need of new Set([...one.needs, ...other.needs])) {
    if (need === one || need === other) continue;
    readers.forEachMissing(need.readers, (reader) => {
      cost += (weights[reader] ?? 0) * (need.bytes + fileCost((files[reader] ?? 0) + 1));
    });
  }
  return cost;
}

function fileCost(files: number): number {
  return FILE_COST + Math.max(0, files - FREE_FILES) * EXTRA_FILE_COST;
}
