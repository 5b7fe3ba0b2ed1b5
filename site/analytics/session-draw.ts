import type { SafeStorage } from '../support/storage';

/** The key of the random number of a session. */
const DRAW_KEY = 'session-draw';

/**
 * A random number from 0 to 1 for the whole session, so that a sample contains a share of sessions, however
 * many pages each of them has.
 */
export function sessionDraw(storage: SafeStorage, chance: () => number): number {
  const kept = Number.parseFloat(storage.read(DRAW_KEY) ?? '');
  if (kept >= 0 && kept < 1) return kept;
  const drawn = chance();
  storage.write(DRAW_KEY, String(drawn));
  return drawn;
}
