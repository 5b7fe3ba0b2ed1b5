import type { Piece } from './pieces';
import { ReaderSet } from './reader-set';
import type { Reader } from './readers';

/** Pieces that become one file, and the numbers of the readers that load it. */
export interface Share {
  pieces: Piece[];
  bytes: number;
  readers: ReaderSet;
  /** Shares that it imports directly or indirectly. */
  needs: Set<Share>;
}

/** A share for each piece, except for the foundation: it is one share for all readers that need any of it. */
export function sharesOf(pieces: Piece[], foundation: string[], readers: Reader[]): Share[] {
  const shares = new Map(pieces.map((piece) => [piece, shareOf(piece, readers)]));
  for (const [{ needs }, share] of shares)
    share.needs = new Set([...needs].flatMap((need) => shares.get(need) ?? []));
  const first = pieces.filter(({ users }) => foundation.some((name) => users.has(name)));
  const all = [...shares.values()];
  if (first.length === 0) return all;
  const founding = first.flatMap((piece) => shares.get(piece) ?? []);
  const everyone = shareOfEveryone(first, readers);
  return unite([...all, everyone], [everyone, ...founding]);
}

/**
 * An empty share of all readers that need the foundation: what is united with it is loaded by all of them, but not by
 * workers and scripts of pages without demos.
 */
function shareOfEveryone(founding: Piece[], readers: Reader[]): Share {
  const founded = new Set(founding.flatMap((piece) => [...piece.users]));
  const loading = [...readers.entries()].filter(([, { names }]) => names.some((name) => founded.has(name)));
  const users = new Set([...founded, ...loading.flatMap(([, { names }]) => names)]);
  const nothing = { files: [], bytes: 0, users, needs: new Set<Piece>() };
  const everyone = ReaderSet.of(
    loading.map(([at]) => at),
    readers.length,
  );
  return { pieces: [nothing], bytes: 0, readers: everyone, needs: new Set() };
}

function shareOf(piece: Piece, readers: Reader[]): Share {
  const loading = readers.flatMap(({ names }, at) =>
    names.some((name) => piece.users.has(name)) ? [at] : [],
  );
  const own = ReaderSet.of(loading, readers.length);
  return { pieces: [piece], bytes: piece.bytes, readers: own, needs: new Set() };
}

/**
 * Unites some shares of a plan. Readers of one of them now load all of them, and also everything that these need: a file is
 * never loaded without its imports.
 */
export function unite(plan: Share[], united: Share[]): Share[] {
  const gone = new Set(united);
  const needs = united.flatMap((share) => [...share.needs]).filter((need) => !gone.has(need));
  const whole: Share = {
    pieces: united.flatMap(({ pieces }) => pieces),
    bytes: united.reduce((sum, { bytes }) => sum + bytes, 0),
    readers: united.map(({ readers }) => readers).reduce((all, readers) => all.with(readers)),
    needs: new Set(needs),
  };
  for (const need of whole.needs) need.readers = enlarged(need.readers, whole.readers);
  const rest = plan.filter((share) => !gone.has(share));
  for (const share of rest) {
    if (!united.some((one) => share.needs.has(one))) continue;
    const now = [...share.needs, whole, ...whole.needs];
    share.needs = new Set(now.filter((need) => need !== share && !gone.has(need)));
  }
  return [...rest, whole];
}

/** Returns the same object when there is nothing to add, so that callers can compare by identity. */
function enlarged(readers: ReaderSet, others: ReaderSet): ReaderSet {
  const all = readers.with(others);
  return all.equals(readers) ? readers : all;
}

/** Converts a plan back to pieces, each with all names that must load it. */
export function usersOf(plan: Share[]): Piece[] {
  const whole = new Map(plan.map((share) => [share, pieceOf(share)]));
  for (const [{ needs }, piece] of whole) {
    for (const need of needs) {
      const needed = whole.get(need);
      if (needed) piece.needs.add(needed);
    }
  }
  for (const piece of whole.values())
    for (const need of piece.needs) for (const user of piece.users) need.users.add(user);
  return [...whole.values()];
}

function pieceOf({ pieces, bytes }: Share): Piece {
  return {
    files: pieces.flatMap(({ files }) => files).sort(),
    bytes,
    users: new Set(pieces.flatMap(({ users }) => [...users])),
    needs: new Set(),
  };
}
