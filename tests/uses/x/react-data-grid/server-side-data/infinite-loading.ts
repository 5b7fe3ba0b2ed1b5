import { expect } from 'vitest';
import type { Uses } from '../../../use';

/** Entries are appended at each end of the list until there are no more. */
export const uses: Uses = {
  async InfiniteLoadingToday({ demo }) {
    const total = () => demo.locator('.MuiDataGrid-rowCount').textContent();
    const toEnd = () =>
      demo
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate((element) => element.scrollTo(0, element.scrollHeight));
    for (const count of ['25', '50', '75', '90']) {
      await expect.poll(total).toContain(count);
      await toEnd();
    }
    await expect.poll(() => demo.getByRole('progressbar').count()).toBe(0);
  },
};
