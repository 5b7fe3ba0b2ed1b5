import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { columnMenuOpened, type Uses } from '../../use';

/** The texts of a column, as they are drawn. */
const column = (demo: Locator, field: string) =>
  demo.locator(`[role=gridcell][data-field=${field}]`).allTextContents();

/** The data source is asked again when the page or the order changes, its cache when it may be, and failures are shown. */
export const uses: Uses = {
  async DataSourceBasic({ demo, page }) {
    await expect.poll(() => column(demo, 'code')).toEqual(['P-4100', 'P-4101', 'P-4102', 'P-4103', 'P-4104']);
    await demo.locator('[role=columnheader][data-field=kg]').click();
    await expect
      .poll(() => column(demo, 'kg').then((all) => all.map(Number)))
      .toEqual([0.5, 0.7, 0.9, 1.2, 1.4]);
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect
      .poll(() => column(demo, 'kg').then((all) => all.map(Number)))
      .toEqual([1.7, 1.9, 2.2, 2.4, 2.6]);
    const town = demo.locator('[role=columnheader][data-field=town]');
    await town.hover();
    await town.getByRole('button', { name: 'Menu' }).click();
    await columnMenuOpened(page);
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByPlaceholder('Filter value').fill('ulm');
    await expect.poll(async () => [...new Set(await column(demo, 'town'))]).toEqual(['Ulm']);
    await expect
      .poll(() => demo.locator('.MuiTablePagination-displayedRows').textContent())
      .toMatch(/ of 1[34]$/);
  },

  async DataSourceCache({ demo }) {
    const requests = demo.getByRole('status');
    await expect.poll(() => column(demo, 'code').then(([first]) => first)).toBe('P-4100');
    const before = await requests.textContent();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => column(demo, 'code').then(([first]) => first)).toBe('P-4105');
    const after = await requests.textContent();
    expect(after).not.toBe(before);
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(() => column(demo, 'code').then(([first]) => first)).toBe('P-4100');
    expect(await requests.textContent()).toBe(after);
  },

  async DataSourceErrors({ demo }) {
    await expect.poll(() => column(demo, 'code').then(({ length }) => length)).toBe(5);
    const offline = demo.getByLabel('Server offline');
    await offline.check();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => demo.getByRole('alert').textContent()).toContain('The server does not answer.');
    await offline.uncheck();
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => column(demo, 'code').then(([first]) => first)).toBe('P-4105');
    await expect.poll(() => demo.getByRole('alert').count()).toBe(0);
  },

  async DataSourceUpdates({ demo, page }) {
    const weight = demo.locator('[role=gridcell][data-field=kg]').first();
    await expect.poll(() => weight.textContent()).toBe('0.5');
    await weight.dblclick();
    await weight.locator('input').fill('12.5');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('P-4100 is saved.');
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => column(demo, 'code').then(([first]) => first)).toBe('P-4105');
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(() => weight.textContent()).toBe('12.5');
    await weight.dblclick();
    await weight.locator('input').fill('0');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('The weight must be above zero.');
  },
};
