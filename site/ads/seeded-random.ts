import type { Chance } from './ad-choice';

/** The constants of the hash function FNV-1a and of its final mix (32 bits). */
const [OFFSET, PRIME, MIXER] = [0x811c9dc5, 0x01000193, 0x2c1b3c6d];

/** Random numbers that are the same in every build and language: they are computed from the pathname. */
export function seededRandom(pathname: string): Chance {
  let state = OFFSET;
  for (const letter of pathname) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), PRIME);
  return () => {
    state = Math.imul(state ^ (state >>> 15), MIXER) + OFFSET;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
