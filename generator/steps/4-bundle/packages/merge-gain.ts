import type { ReaderSet } from './reader-set';
import type { Reader } from './readers';
import type { Share } from './shares';

/** What a file costs a reader beyond its bytes, in bytes, while there are few. */
const FILE_COST = 200;
/**
 * From this many files on, each further one costs this much more than the one before. Measured on 413
 * demos of four products: with these numbers a first demo comes in 10 to 15 files, and with 2 to 5 % more
 * bytes than if it were bundled alone.
 */
const EASY_FILES = 5;
const CROWD_COST = 400;

/** How much each reader counts, in how many files everything comes to it, and what one file less is worth. */
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

/** What a set of readers counts. */
export function weightOf(readers: ReaderSet, { weights }: Pick<Costs, 'weights'>): number {
  let sum = 0;
  readers.forEach((reader) => {
    sum += weights[reader] ?? 0;
  });
  return sum;
}

/** A share, and what its readers count. */
export interface Weighed {
  share: Share;
  weight: number;
}

/**
 * What all readers together win when two shares become one, as long as they need nothing else for it: a file less
 * for those that load both, against bytes that the others would load in vain. A whole number, so that the order
 * of adding up does not matter.
 */
export function roughGain(one: Weighed, other: Weighed, { weights, savings }: Costs): number {
  let gain = 0;
  let both = 0;
  one.share.readers.forEachCommon(other.share.readers, (reader) => {
    gain += savings[reader] ?? 0;
    both += weights[reader] ?? 0;
  });
  return gain - (one.weight - both) * other.share.bytes - (other.weight - both) * one.share.bytes;
}

/** What it costs readers of one share who must now load what the other one needs. */
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
  return FILE_COST + Math.max(0, files - EASY_FILES) * CROWD_COST;
}
