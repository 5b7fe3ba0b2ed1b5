import type { Piece } from './pieces';
import type { Reader } from './readers';
import { type Share, sharesOf, unite, usersOf } from './shares';
import { UnionSearch } from './union-search';

/** What is divided, and for whom. */
export interface PlanRequest {
  pieces: Piece[];
  /** Names that every page with a demo loads first: what they need is one piece. */
  foundation: string[];
  readers: Reader[];
}

/**
 * Puts pieces together until every reader gets them in few files without much that is not needed. One
 * piece a file would be exact, and a hundred requests; one file for all would be a megabyte for one tree.
 * What the same readers load is put together first, as that costs nothing; then the best union is taken,
 * again and again, until none is worth its bytes.
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
