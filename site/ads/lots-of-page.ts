import type { Chance } from './ad-choice';

/** Both are primes of the hash of Fowler, Noll and Vo, and of what mixes its bits (32 bits). */
const [OFFSET, PRIME, MIXER] = [0x811c9dc5, 0x01000193, 0x2c1b3c6d];

/** Lots that a page draws the same with every build, in every language: chances made of its pathname. */
export function lotsOf(pathname: string): Chance {
  let state = OFFSET;
  for (const letter of pathname) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), PRIME);
  return () => {
    state = Math.imul(state ^ (state >>> 15), MIXER) + OFFSET;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
