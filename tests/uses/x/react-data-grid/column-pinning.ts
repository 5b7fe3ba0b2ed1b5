import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const left = (demo: Locator) =>
  demo.locator('[role=columnheader].MuiDataGrid-columnHeader--pinnedLeft').allInnerTexts();

/** Columns are pinned by the menu and by methods. */
export const uses: Uses = {
  async PinningControlled({ demo, page }) {
    const header = demo.locator('[role=columnheader][data-field=to]');
    await header.hover();
    await header.locator('.MuiDataGrid-menuIcon button').click();
    await page.getByRole('menuitem', { name: 'Pin to left' }).click();
    await expect.poll(() => left(demo)).toEqual(['Guest', 'To']);
    await expect.poll(() => demo.getByRole('alert').innerText()).toBe('Left: guest, to. Right: none.');
  },
  async PinningCheckbox({ demo }) {
    await expect.poll(() => left(demo)).toEqual(['', 'Guest']);
    await demo.getByRole('checkbox').nth(1).check();
    await expect.poll(() => demo.locator('[role=row][aria-selected=true]').count()).toBe(1);
  },
  async PinningApi({ demo }) {
    await demo.getByRole('button', { name: 'Pin To', exact: true }).click();
    await expect.poll(() => left(demo)).toEqual(['To']);
    await demo.getByRole('button', { name: 'Unpin To' }).click();
    await expect.poll(() => left(demo)).toEqual([]);
  },
};
