import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const single = '__row_group_by_columns_group__';

/** What a column shows in the rows that are drawn. */
const texts = (demo: Locator, field: string) =>
  demo
    .locator(`[role=gridcell][data-field=${field}]`)
    .allTextContents()
    .then((all) => all.filter(Boolean));

const menuOf = async (demo: Locator, field: string) => {
  const cell = demo.locator(`[role=columnheader][data-field=${field}]`);
  await cell.hover();
  await cell.getByRole('button', { name: 'Menu' }).click();
};

/** Groups are made from menus, state and code, and open by mouse and keyboard. */
export const uses: Uses = {
  async RowGroupingBasic({ demo, page }) {
    await expect.poll(() => texts(demo, single)).toEqual(['North (16)', 'West (16)', 'South (16)']);
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => texts(demo, 'order').then(([first]) => first)).toBe('A-2001');
    await demo.getByRole('gridcell', { name: 'North (16)' }).click();
    await page.keyboard.press('Space');
    await expect.poll(() => texts(demo, 'order')).toEqual([]);
    await menuOf(demo, 'product');
    await page.getByRole('menuitem', { name: 'Group by Product' }).click();
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect
      .poll(() => texts(demo, single).then((all) => all[1]))
      .toMatch(/^(Tent|Stove|Backpack|Mat) \(\d\)$/);
  },

  async RowGroupingControlled({ demo, page }) {
    await expect.poll(() => texts(demo, single).then(({ length }) => length)).toBe(4);
    await demo.getByLabel('View').click();
    await page.getByRole('option', { name: 'By region', exact: true }).click();
    await expect.poll(() => texts(demo, single).then(({ length }) => length)).toBe(3);
    await menuOf(demo, 'region');
    await page.getByRole('menuitem', { name: 'Stop grouping by Region' }).click();
    await expect.poll(() => demo.getByLabel('View').textContent()).toBe('All orders');
  },

  async RowGroupingHideGroupedColumns({ demo, page }) {
    const headers = () => demo.getByRole('columnheader').allTextContents();
    await expect.poll(headers).toEqual(['Region', 'Order', 'Product', 'Date', 'Units', 'Amount']);
    await menuOf(demo, 'product');
    await page.getByRole('menuitem', { name: 'Group by Product' }).click();
    await expect.poll(() => headers().then((all) => all.includes('Product'))).toBe(false);
  },

  async RowGroupingReadOnly({ demo, page }) {
    await menuOf(demo, 'product');
    await expect.poll(() => page.getByRole('menuitem').count()).toBeGreaterThan(0);
    expect(await page.getByRole('menuitem', { name: /^Group by/ }).count()).toBe(0);
  },

  async RowGroupingValueGetter({ demo }) {
    await expect
      .poll(() => texts(demo, single).then((all) => all.slice(0, 2)))
      .toEqual(['January 2024 (8)', 'February 2024 (8)']);
  },

  async RowGroupingMissingGroups({ demo }) {
    await expect.poll(() => texts(demo, single)).toEqual(['Portuguese (1)', 'English (2)']);
    await expect.poll(() => texts(demo, 'tour')).toEqual(['Night walk', 'Tram museum']);
    await demo.getByLabel('A group for tours without a guide').check();
    await expect.poll(() => texts(demo, single)).toEqual(['Portuguese (1)', 'English (2)', 'No guide (2)']);
  },

  async RowGroupingSetExpansion({ demo }) {
    await demo.getByRole('button', { name: 'Open all products' }).click();
    await expect.poll(() => texts(demo, 'order').then(({ length }) => length)).toBeGreaterThan(2);
    await demo.getByRole('button', { name: 'Close all products' }).click();
    await expect.poll(() => texts(demo, 'order')).toEqual([]);
  },

  async RowGroupingFilterSingle({ demo }) {
    await expect
      .poll(() => texts(demo, single).then((all) => all.some((text) => /^(Stove|Mat|Back)/.test(text))))
      .toBe(false);
    await expect
      .poll(() => texts(demo, single).then((all) => all.filter((text) => /^Tent/.test(text)).length))
      .toBe(3);
  },

  async RowGroupingSortMultiple({ demo }) {
    const regions = () => texts(demo, '__row_group_by_columns_group_region__');
    const products = () =>
      texts(demo, '__row_group_by_columns_group_product__').then((all) =>
        all.map((text) => text.split(' ')[0]),
      );
    await expect.poll(() => regions().then(([first]) => first)).toMatch(/^North/);
    await expect
      .poll(() => products().then((all) => all.slice(0, 4)))
      .toEqual(['Tent', 'Stove', 'Mat', 'Backpack']);
  },

  async RowGroupingGroupChildren({ demo }) {
    await demo.getByRole('gridcell', { name: 'South (16)' }).click();
    await expect
      .poll(() => demo.getByRole('status').textContent())
      .toMatch(/^South: 16 orders, first A-20\d\d\.$/);
  },

  async RowGroupingSelectGroup({ demo }) {
    await demo.getByRole('row').filter({ hasText: 'West' }).getByRole('checkbox').click();
    await expect
      .poll(() => demo.locator('.MuiDataGrid-selectedRowCount').textContent())
      .toBe('16 rows selected');
  },

  async RowGroupingAriaV8({ demo }) {
    await expect.poll(() => demo.getByRole('treegrid').count()).toBe(1);
  },

  async RowGroupingFullExample({ demo, page }) {
    await expect.poll(() => texts(demo, single).then(([first]) => first)).toBe('Q1 (24)');
    await demo.getByRole('button', { name: 'Export' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download as Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  },

  async RowGroupingApi({ demo }) {
    const headers = () =>
      demo
        .getByRole('columnheader')
        .allTextContents()
        .then((all) => all.slice(0, 2));
    await demo.getByRole('button', { name: 'Add product' }).click();
    await expect.poll(headers).toEqual(['Region', 'Product']);
    await demo.getByRole('button', { name: 'Product first' }).click();
    await expect.poll(headers).toEqual(['Product', 'Region']);
    await demo.getByRole('button', { name: 'Remove region' }).click();
    await expect.poll(headers).toEqual(['Product', 'Order']);
  },
};
