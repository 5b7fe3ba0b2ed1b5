import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const group = '__row_group_by_columns_group__';

/** The cells of a column, from top to bottom; the row of totals is the last. */
const texts = (demo: Locator, field: string) =>
  demo.locator(`[role=gridcell][data-field=${field}]`).allTextContents();

const total = (demo: Locator, field: string) => texts(demo, field).then((all) => all.at(-1));

const menuOf = async (demo: Locator, header: RegExp) => {
  const cell = demo.getByRole('columnheader', { name: header });
  await cell.hover();
  await cell.getByRole('button', { name: 'Menu' }).click();
};

/** Totals are right, change with the model and the filters, and are drawn as the page says. */
export const uses: Uses = {
  async AggregationBasic({ demo, page }) {
    await expect.poll(() => total(demo, 'kg')).toBe('1,485 kg');
    await menuOf(demo, /^Price per kg/);
    await page.getByRole('combobox', { name: 'Aggregation' }).click();
    await page.getByRole('option', { name: 'max' }).click();
    await expect.poll(() => total(demo, 'price')).toBe('€2.60');
  },

  async AggregationInitialState({ demo }) {
    await expect.poll(() => total(demo, 'fruit')).toBe('6');
    await expect.poll(() => total(demo, 'picked')).toBe('9/3/2024');
  },

  async AggregationControlled({ demo }) {
    await expect.poll(() => total(demo, 'kg')).toBe('1,485 kg');
    await demo.getByRole('button', { name: 'Average' }).click();
    await expect.poll(() => total(demo, 'kg')).toBe('297 kg');
    await demo.getByRole('button', { name: 'Largest' }).click();
    await expect.poll(() => total(demo, 'kg')).toBe('820 kg');
  },

  async AggregationRowGrouping({ demo }) {
    await expect.poll(() => texts(demo, 'kg').then(([apples]) => apples)).toBe('960 kg');
    await expect.poll(() => total(demo, 'kg')).toBe('1,485 kg');
    const weight = demo.getByRole('columnheader', { name: /^Weight/ });
    await weight.click();
    await expect.poll(() => texts(demo, group).then(([first]) => first)).toBe('Plums (2)');
    await weight.click();
    await expect.poll(() => texts(demo, group).then(([first]) => first)).toBe('Apples (3)');
  },

  async AggregationPosition({ demo }) {
    await expect.poll(() => demo.locator('.MuiDataGrid-footerCell').allTextContents()).toContain('960 kg');
    expect(await texts(demo, 'kg')).not.toContain('1,485 kg');
  },

  async AggregationTreeData({ demo }) {
    await expect.poll(() => texts(demo, 'kb')).toEqual(['962', '18', '944', '940', '4', '2', '964']);
  },

  async AggregationFiltering({ demo }) {
    await expect.poll(() => total(demo, 'kg')).toBe('960 kg');
    await demo.getByLabel('Add up all rows').check();
    await expect.poll(() => total(demo, 'kg')).toBe('1,485 kg');
  },

  async AggregationRemoveForAll({ demo, page }) {
    await menuOf(demo, /^Weight/);
    await page.getByRole('combobox', { name: 'Aggregation' }).click();
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['...', 'sum', 'max']);
  },

  async AggregationCustomFunction({ demo }) {
    await expect.poll(() => total(demo, 'kg')).toBe('140 kg');
    await expect.poll(() => total(demo, 'fruit')).toBe('3 different');
  },

  async AggregationMultipleFields({ demo }) {
    await expect.poll(() => texts(demo, 'price').then(([apples]) => apples)).toBe('€1.33');
  },

  async AggregationValueFormatter({ demo }) {
    await expect.poll(() => total(demo, 'kg')).toBe('1.485 t');
  },

  async AggregationRenderCell({ demo }) {
    await expect.poll(() => total(demo, 'kg')).toBe('6 baskets');
  },
};
