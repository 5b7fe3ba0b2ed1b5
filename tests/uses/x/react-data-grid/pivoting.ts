import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const headers = (demo: Locator) => demo.locator('.MuiDataGrid-columnHeaderTitle').allTextContents();

/** Other dimensions make other rows and columns, and totals follow. */
export const uses: Uses = {
  async PivotingByHand({ demo, page }) {
    await expect.poll(() => headers(demo)).toEqual(['Loans', 'April', 'May', 'June']);
    await demo.getByLabel('Columns').click();
    await page.getByRole('option', { name: 'loan' }).click();
    await expect.poll(() => headers(demo)).toEqual(['Loans', 'Books', 'Films', 'Games']);
    await expect
      .poll(() => demo.locator('[data-field=Books][role=gridcell]').last().textContent())
      .toBe('1,176');
  },
};
