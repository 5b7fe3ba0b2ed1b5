import { expect } from 'vitest';
import type { Uses } from '../use';

/** A class from a function of the grid meets a rule of plain CSS. */
export const uses: Uses = {
  async InteroperabilityGridClasses({ demo }) {
    const row = demo.locator('[data-id="2"]');
    await expect.poll(() => row.evaluate((element) => getComputedStyle(element).fontStyle)).toBe('italic');
  },
};
