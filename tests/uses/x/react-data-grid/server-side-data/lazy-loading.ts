import { expect } from 'vitest';
import type { Uses } from '../../../use';

/** Rows far down are loaded when they come into view, in the order of the server. */
export const uses: Uses = {
  async LazyLoadingToday({ demo }) {
    const ids = () => demo.locator('[role=gridcell][data-field=id]').allTextContents();
    await expect.poll(() => ids().then(([first]) => first)).toBe('1');
    await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollTo(0, 52 * 5000));
    await expect.poll(() => ids().then((all) => all.includes('5,003'))).toBe(true);
    await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollTo(0, 0));
    const header = demo.getByRole('columnheader', { name: 'Reading' });
    await header.click();
    await header.click();
    await expect.poll(() => ids().then(([first]) => first)).toBe('10,000');
  },
};
