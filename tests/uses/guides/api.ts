import { expect } from 'vitest';
import type { Uses } from '../use';

/** A controlled rating tells its value to what stands beside it. */
export const uses: Uses = {
  async ApiControlledPair({ demo }) {
    await demo.getByRole('radio', { name: '3 Stars' }).first().press('ArrowRight');
    await expect.poll(() => demo.textContent()).toContain('Controlled, 4 stars');
  },
};
