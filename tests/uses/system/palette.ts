import { expect } from 'vitest';
import type { Uses } from '../use';

/** Only the negative balance has the class that the rule tints. */
export const uses: Uses = {
  async SystemPaletteCells({ demo }) {
    await expect.poll(() => demo.locator('.in-debt').allTextContents()).toEqual(['-45']);
  },
};
