import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../../use';

const parts = (demo: Locator) => demo.locator('[role=gridcell][data-field=part]').allTextContents();

/** The row below the headers filters, with inputs of the grid and with inputs of one's own. */
export const uses: Uses = {
  async HeaderFilters({ demo, page }) {
    const cell = demo.locator('.MuiDataGrid-headerFilterRow [data-field=part]');
    await cell.getByRole('textbox').click();
    await page.keyboard.type('bearing');
    await expect.poll(() => parts(demo)).toEqual(['Bearing 6204', 'Bearing 6006']);
    await cell.getByRole('button', { name: 'Operator' }).click();
    await page.getByRole('menuitem', { name: 'Does not contain' }).click();
    await expect.poll(async () => (await parts(demo)).length).toBe(4);
  },

  async HeaderFiltersRender({ demo }) {
    await demo.getByLabel('Below 20').click();
    await expect.poll(() => parts(demo)).toEqual(['V-belt 13×900', 'Fuse 10 A', 'Bearing 6006']);
    await demo.getByLabel('Below 20').click();
    await expect.poll(async () => (await parts(demo)).length).toBe(6);
  },

  async HeaderFiltersOperators({ demo }) {
    await demo.getByLabel('In hall').selectOption('Hall C');
    await expect.poll(() => parts(demo)).toEqual(['Fuse 10 A', 'Relay 24 V']);
    await demo.getByRole('button', { name: 'Clear filter' }).click();
    await expect.poll(async () => (await parts(demo)).length).toBe(6);
  },
};
