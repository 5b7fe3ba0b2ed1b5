import type { Piece } from '../../../../generator/steps/4-bundle/packages/pieces';
import { randomNumbers } from '../../../builders/random-numbers';

/** A piece of one file. What needs it uses it as well, so name it before. */
export function piece(file: string, bytes: number, users: string[], needs: Piece[] = []): Piece {
  return { files: [file], bytes, users: new Set(users), needs: new Set(needs) };
}

/** A random graph: some names, each of which needs some of the pieces below it. */
export function randomPieces(seed: number): Piece[] {
  const next = randomNumbers(seed);
  const pieces: Piece[] = [];
  for (let at = 0; at < 30; at += 1) {
    const needs = new Set(pieces.filter(() => next(5) === 0));
    for (const need of [...needs]) for (const far of need.needs) needs.add(far);
    const made = piece(`f${at}`, 50 + next(9000), [`u${next(12)}`], [...needs]);
    for (const need of needs) for (const user of made.users) need.users.add(user);
    pieces.push(made);
  }
  // A user of a piece uses all that the piece needs.
  for (const one of pieces.toReversed())
    for (const need of one.needs) for (const user of one.users) need.users.add(user);
  return pieces;
}
