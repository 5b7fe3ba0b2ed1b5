import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Sorting is a click on a header: ascending, descending, and back to the order of the rows. */
export const uses: Uses = {
  async SortingBasic({ demo }) {
    const header = demo.locator('[role=columnheader]').first();
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('none');
  },
};
