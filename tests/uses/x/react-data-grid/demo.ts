import { expect } from 'vitest';
import type { Uses } from '../../use';

/** The demo of everything keeps up with 100,000 rows. */
export const uses: Uses = {
  async PopularFeatures({ demo }) {
    await expect.poll(() => demo.getByText('Total Rows: 100,000').count()).toBe(1);
    await demo.getByPlaceholder('Search').fill('100777');
    await expect
      .poll(() => demo.locator('[role=gridcell][data-field=id]').first().innerText(), { timeout: 15000 })
      .toBe('100777');
  },
};
