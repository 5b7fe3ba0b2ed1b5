import { expect } from 'vitest';
import type { Uses } from '../use';

/** Small sizes and a lower density make things lower. */
export const uses: Uses = {
  async DensityCompare({ demo }) {
    const button = demo.getByRole('button', { name: 'Store' });
    const before = (await button.boundingBox())?.height ?? 0;
    await demo.getByRole('checkbox', { name: 'Small sizes' }).click();
    await expect.poll(async () => (await button.boundingBox())?.height).toBeLessThan(before);
  },

  async DensityGrid({ demo }) {
    const row = demo.locator('[data-id="1"]');
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(36);
  },
};
