import { expect } from 'vitest';
import type { Uses } from '../use';

/** The grid scrolls to the row that the button has added. */
export const uses: Uses = {
  async FabOverGrid({ demo }) {
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    await scroller.evaluate((box) => {
      box.scrollTop = 150;
    });
    await demo.getByRole('button', { name: 'Plant a tree' }).click();
    await expect.poll(() => scroller.evaluate((box) => box.scrollTop)).toBe(0);
    await expect
      .poll(() => demo.locator('[data-field=tree][role=gridcell]').first().textContent())
      .toBe('New');
  },
};
