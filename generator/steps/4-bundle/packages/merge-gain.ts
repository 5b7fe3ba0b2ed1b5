import type { Piece } from './pieces';

/** What a file costs a reader beyond its bytes, in bytes, while there are few. */
const FILE_COST = 300;
/**
 * From this many files on, each further one costs this much more than the one before. Measured on two
 * hundred demos of all four products: with these numbers a first demo needs at most 15 files, and 3 to
 * 5 % more bytes than if nothing were shared.
 */
const EASY_FILES = 6;
const CROWD_COST = 1000;

/** How many files each package module comes in. */
export type Uses = Map<string, number>;

/** Counts the files of a plan by package module. */
export function usesOf(plan: Piece[]): Uses {
  const uses: Uses = new Map();
  for (const { users } of plan) for (const user of users) uses.set(user, (uses.get(user) ?? 0) + 1);
  return uses;
}

/**
 * What all package modules together win when two pieces become one: a file less for those that use
 * both, against bytes that the others would load in vain. Gains below `least` need not be exact.
 */
export function mergeGain([one, other]: [Piece, Piece], uses: Uses, least: number): number {
  let gain = 0;
  let shared = 0;
  for (const user of one.users) {
    if (!other.users.has(user)) continue;
    gain += fileCost(uses.get(user) ?? 0);
    shared += 1;
  }
  gain -= (other.users.size - shared) * one.bytes + (one.users.size - shared) * other.bytes;
  return gain <= least ? gain : gain - costOfNeeds([one, other], uses);
}

/** Users of one piece who must now load what the other one needs. */
function costOfNeeds([one, other]: [Piece, Piece], uses: Uses): number {
  let cost = 0;
  for (const need of new Set([...one.needs, ...other.needs])) {
    if (need === one || need === other) continue;
    for (const user of new Set([...one.users, ...other.users])) {
      if (!need.users.has(user)) cost += need.bytes + fileCost((uses.get(user) ?? 0) + 1);
    }
  }
  return cost;
}

function fileCost(files: number): number {
  return FILE_COST + Math.max(0, files - EASY_FILES) * CROWD_COST;
}
