import { filesByReader, mergeGain } from './merge-gain';
import type { Piece } from './pieces';
import type { Reader } from './readers';
import { type Share, sharesOf, unite, usersOf } from './shares';

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
  for (;;) {
    const union = bestUnion(plan, readers);
    if (!union) return usersOf(plan);
    plan = unite(plan, union);
  }
}

function uniteAlike(shares: Share[]): Share[] {
  const groups = new Map<string, Share[]>();
  for (const share of shares) {
    const key = [...share.readers].sort((a, b) => a - b).join();
    groups.set(key, [...(groups.get(key) ?? []), share]);
  }
  let plan = shares;
  for (const group of groups.values()) if (group.length > 1) plan = unite(plan, group);
  return plan;
}

function bestUnion(plan: Share[], readers: Reader[]): [Share, Share] | undefined {
  const costs = filesByReader(plan, readers);
  let best: [Share, Share] | undefined;
  let most = 0;
  plan.forEach((one, at) => {
    for (const other of plan.slice(at + 1)) {
      const gain = mergeGain([one, other], costs, most);
      if (gain > most) [most, best] = [gain, [one, other]];
    }
  });
  return best;
}
