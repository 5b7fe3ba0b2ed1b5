import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Rows grow with their content, at once and later. */
export const uses: Uses = {
  async RowHeightVariable({ demo }) {
    const heights = demo.locator('[role=row][data-id]');
    await expect
      .poll(() => heights.evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height)))
      .toEqual([52, 120, 52, 90]);
  },

  async RowHeightExpandable({ demo }) {
    const row = demo.locator('[role=row][data-id="2"]');
    const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await row.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(height).toBeGreaterThan(before);
    await row.getByRole('button', { name: 'Show less' }).click();
    await expect.poll(height).toBe(before);
  },
};
