import type { SafeStorage } from '../support/storage';

/** Where the draw of a visit is kept. */
const DRAW_KEY = 'session-draw';

/**
 * A number from 0 to 1 that is drawn once for a visit and holds on all its pages: a share of sessions is one of
 * visits, and whoever reads many pages is in no larger one.
 */
export function sessionDraw(storage: SafeStorage, chance: () => number): number {
  const kept = Number.parseFloat(storage.read(DRAW_KEY) ?? '');
  if (kept >= 0 && kept < 1) return kept;
  const drawn = chance();
  storage.write(DRAW_KEY, String(drawn));
  return drawn;
}
