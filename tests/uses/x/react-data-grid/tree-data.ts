import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const names = (demo: Locator) =>
  demo
    .locator('[role=gridcell][data-field=__tree_data_group__]')
    .allTextContents()
    .then((all) => all.map((text) => text.replace(/ \(\d+\)$/, '')));

/** Branches open by mouse and keyboard, and filters, orders and totals follow the tree. */
export const uses: Uses = {
  async TreeDataSimple({ demo, page }) {
    await expect.poll(() => names(demo)).toEqual(['Website', 'Accounts', 'Read me.txt']);
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => names(demo).then(({ length }) => length)).toBe(6);
    await demo.getByRole('gridcell', { name: 'Accounts' }).click();
    await page.keyboard.press('Space');
    await expect.poll(() => names(demo).then((all) => all.at(-2))).toBe('quarter-1.xlsx');
  },

  async TreeDataCustomGroupingColumn({ demo }) {
    await demo.getByRole('button', { name: 'Open folder' }).first().click();
    await expect.poll(() => names(demo).then((all) => all[1])).toBe('index.html');
    await demo.getByRole('button', { name: 'Close folder' }).click();
    await expect.poll(() => names(demo).then(({ length }) => length)).toBe(3);
  },

  async TreeDataExpansion({ demo }) {
    await demo.getByRole('button', { name: 'Open all' }).click();
    await expect.poll(() => demo.getByRole('row', { expanded: true }).count()).toBe(3);
    await demo.getByRole('button', { name: 'Close all' }).click();
    await expect.poll(() => names(demo)).toEqual(['Website', 'Accounts', 'Read me.txt']);
  },

  async TreeDataDisableChildrenFiltering({ demo }) {
    await expect
      .poll(() => names(demo))
      .toEqual(['Website', 'index.html', 'about.html', 'Accounts', 'quarter-2.xlsx']);
    await demo.getByLabel('Filter the first level only').check();
    await expect.poll(() => names(demo)).toContain('images');
  },

  async TreeDataDisableChildrenSorting({ demo }) {
    await expect.poll(() => names(demo).then(([first]) => first)).toBe('Read me.txt');
    await expect.poll(() => names(demo).then((all) => all[2])).toBe('images');
    await demo.getByLabel('Sort the first level only').check();
    await expect.poll(() => names(demo).then((all) => all[2])).toBe('index.html');
  },

  async TreeDataFullExample({ demo }) {
    await demo.getByRole('row').filter({ hasText: 'Accounts' }).getByRole('checkbox').check();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('3 items, 124 kB');
    await demo.getByRole('searchbox').fill('logo');
    await expect.poll(() => names(demo).then((all) => all[0])).toBe('Website');
    await expect.poll(() => names(demo).then((all) => all.includes('Accounts'))).toBe(false);
  },
};
