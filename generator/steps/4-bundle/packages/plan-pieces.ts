import { mergeGain, readersOf } from './merge-gain';
import type { Piece } from './pieces';

/** What is divided, and for whom. */
export interface PlanRequest {
  pieces: Piece[];
  /** Package modules that every page with a demo loads first: what they need is one piece. */
  foundation: string[];
  /** How much each package module counts; those that are not named count once. */
  weights?: ReadonlyMap<string, number>;
}

/**
 * Puts pieces together until every package module comes in few files without bringing much that it
 * does not need. One piece a file would be exact, and a hundred requests; one file for all would be a
 * megabyte for one tree. The best union is taken first, again and again, until none is worth its bytes.
 */
export function planPieces({ pieces, foundation, weights = new Map() }: PlanRequest): Piece[] {
  let plan = withFoundation(pieces, foundation);
  for (;;) {
    const union = bestUnion(plan, weights);
    if (!union) return plan;
    plan = unite(plan, union);
  }
}

function withFoundation(pieces: Piece[], foundation: string[]): Piece[] {
  const isFoundation = ({ users }: Piece) => foundation.some((user) => users.has(user));
  const [first, ...others] = pieces.filter(isFoundation);
  if (!first) return pieces;
  const everyone: Piece = {
    files: [],
    bytes: 0,
    users: new Set(pieces.flatMap(({ users }) => [...users])),
    needs: new Set(),
  };
  return unite([...pieces, everyone], [everyone, first, ...others]);
}

function bestUnion(plan: Piece[], weights: ReadonlyMap<string, number>): [Piece, Piece] | undefined {
  const readers = readersOf(plan, weights);
  let best: [Piece, Piece] | undefined;
  let most = 0;
  plan.forEach((one, at) => {
    for (const other of plan.slice(at + 1)) {
      const gain = mergeGain([one, other], readers, most);
      if (gain > most) [most, best] = [gain, [one, other]];
    }
  });
  return best;
}

/**
 * Makes some pieces one. Who used one of them now loads all, so what they need must be there for all
 * these users too: a file is never loaded without what it imports.
 */
function unite(plan: Piece[], united: Piece[]): Piece[] {
  const users = new Set(united.flatMap((piece) => [...piece.users]));
  const needed = new Set(united.flatMap(({ needs }) => [...needs]));
  const whole: Piece = {
    files: united.flatMap(({ files }) => files).sort(),
    bytes: united.reduce((sum, { bytes }) => sum + bytes, 0),
    users,
    needs: new Set(),
  };
  const heirs = new Map<Piece, Piece>(united.map((piece) => [piece, whole]));
  for (const piece of plan) {
    if (heirs.has(piece)) continue;
    heirs.set(piece, {
      ...piece,
      users: needed.has(piece) ? new Set([...piece.users, ...users]) : piece.users,
    });
  }
  for (const [piece, heir] of heirs) {
    const needs = [...piece.needs].flatMap((need) => heirs.get(need) ?? []).filter((need) => need !== heir);
    heir.needs = new Set([...(heir === whole ? whole.needs : []), ...needs]);
  }
  return [...new Set(plan.flatMap((piece) => heirs.get(piece) ?? []))];
}
