import { expect } from 'vitest';
import type { Uses } from '../use';

/** The grid scrolls to the row that the button has added. */
export const uses: Uses = {
  async FabOverGrid({ demo }) {
    const button = demo.getByRole('button', { name: 'Plant a tree' });
    for (let count = 0; count < 4; count += 1) {
      await button.click();
    }
    await expect.poll(() => demo.locator('[role=row][data-id="8"]').isVisible()).toBe(true);
    await expect
      .poll(() => demo.locator('.MuiDataGrid-virtualScroller').evaluate((box) => box.scrollTop))
      .toBeGreaterThan(0);
  },
};
