import type { Piece } from './pieces';
import type { Reader } from './readers';
import { type Share, sharesOf, unite, usersOf } from './shares';
import { UnionSearch } from './union-search';

/** The pieces to combine, and the readers that load them. */
export interface PlanRequest {
  pieces: Piece[];
  /** Names that every page with a demo loads first: everything they need becomes one piece. */
  foundation: string[];
  readers: Reader[];
}

/**
 * Combines pieces into files, so that each reader loads few files and few unneeded bytes. A file for each piece would mean
 * a hundred requests; one file for all would mean a megabyte for a single component. Pieces with the same readers are
 * combined first, because that costs nothing. Then the best union is made, until none saves more than it costs.
 */
export function planPieces({ pieces, foundation, readers }: PlanRequest): Piece[] {
  let plan = uniteAlike(sharesOf(pieces, foundation, readers));
  const search = new UnionSearch(plan, readers);
  for (let union = search.best(); union; union = search.best()) {
    plan = unite(plan, union);
    search.follow(plan);
  }
  return usersOf(plan);
}

function uniteAlike(shares: Share[]): Share[] {
  const groups = new Map<string, Share[]>();
  for (const share of shares) {
    const alike = groups.get(share.readers.key) ?? [];
    groups.set(share.readers.key, alike);
    alike.push(share);
  }
  let plan = shares;
  for (const group of groups.values()) if (group.length > 1) plan = unite(plan, group);
  return plan;
}
