import type { Piece } from './pieces';

/** What a file costs a reader beyond its bytes, in bytes, while there are few. */
const FILE_COST = 300;
/**
 * From this many files on, each further one costs this much more than the one before. Measured on 376
 * demos of four products: with these numbers a first demo comes in 10 to 16 files, and with 5 to 10 %
 * more bytes than if it were bundled alone.
 */
const EASY_FILES = 6;
const CROWD_COST = 1000;

/** How much a package module counts, and in how many files it comes. */
export interface Reader {
  weight: number;
  files: number;
}

/** Readers by package module. */
export type Readers = Map<string, Reader>;

/** Counts the files of a plan by package module; who is not weighed counts once. */
export function readersOf(plan: Piece[], weights: ReadonlyMap<string, number>): Readers {
  const readers: Readers = new Map();
  for (const { users } of plan) {
    for (const user of users) {
      const reader = readers.get(user) ?? { weight: weights.get(user) ?? 1, files: 0 };
      reader.files += 1;
      readers.set(user, reader);
    }
  }
  return readers;
}

/**
 * What all package modules together win when two pieces become one: a file less for those that use
 * both, against bytes that the others would load in vain. Gains below `least` need not be exact.
 */
export function mergeGain([one, other]: [Piece, Piece], readers: Readers, least: number): number {
  const alone = { one: 0, other: 0 };
  let gain = 0;
  for (const user of one.users) {
    const { weight, files } = readers.get(user) ?? NOBODY;
    if (other.users.has(user)) gain += weight * fileCost(files);
    else alone.one += weight;
  }
  if (gain <= least) return gain;
  for (const user of other.users)
    if (!one.users.has(user)) alone.other += (readers.get(user) ?? NOBODY).weight;
  gain -= alone.other * one.bytes + alone.one * other.bytes;
  return gain <= least ? gain : gain - costOfNeeds([one, other], readers);
}

const NOBODY: Reader = { weight: 0, files: 0 };

/** Users of one piece who must now load what the other one needs. */
function costOfNeeds([one, other]: [Piece, Piece], readers: Readers): number {
  let cost = 0;
  for (const need of new Set([...one.needs, ...other.needs])) {
    if (need === one || need === other) continue;
    for (const user of new Set([...one.users, ...other.users])) {
      const { weight, files } = readers.get(user) ?? NOBODY;
      if (!need.users.has(user)) cost += weight * (need.bytes + fileCost(files + 1));
    }
  }
  return cost;
}

function fileCost(files: number): number {
  return FILE_COST + Math.max(0, files - EASY_FILES) * CROWD_COST;
}
