import { expect, it, vi } from 'vitest';
import { sessionDraw } from '../../../site/analytics/session-draw';

function storageWith(kept: string | null) {
  let value = kept;
  return {
    read: () => value,
    write: (_: string, next: string) => {
      value = next;
    },
  };
}

it('is drawn on the first page of a visit and holds on all others', () => {
  const storage = storageWith(null);
  const chance = vi.fn().mockReturnValueOnce(0.00005).mockReturnValue(0.9);

  expect([1, 2, 3].map(() => sessionDraw(storage, chance))).toEqual([0.00005, 0.00005, 0.00005]);
  expect(chance).toHaveBeenCalledTimes(1);
});

it.each(['', 'x', '-1', '1', 'NaN', '1e9'])('is drawn anew where %j is kept', (kept) => {
  expect(sessionDraw(storageWith(kept), () => 0.5)).toBe(0.5);
});

it('is drawn on every page where nothing can be kept', () => {
  const blocked = { read: () => null, write: () => {} };

  expect(sessionDraw(blocked, () => 0.25)).toBe(0.25);
});
