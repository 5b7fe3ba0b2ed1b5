import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const rowHeight = (demo: Locator) =>
  demo
    .locator('[data-rowindex="0"]')
    .boundingBox()
    .then((box) => Math.round(box?.height ?? 0));

export const uses: Uses = {
  async DensityToolbar({ demo, page }) {
    expect(await rowHeight(demo)).toBe(52);
    await demo.getByRole('button', { name: 'Density' }).click();
    await page.getByRole('menuitem', { name: 'Comfortable' }).click();
    await expect.poll(() => rowHeight(demo)).toBe(67);
  },

  async DensityControlled({ demo }) {
    await expect.poll(() => rowHeight(demo)).toBe(36);
    await demo.getByRole('button', { name: 'standard' }).click();
    await expect.poll(() => rowHeight(demo)).toBe(52);
  },

  async TabSequence({ demo, page }) {
    await demo.getByRole('button', { name: 'Before the grid' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Call Ines');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Called: Ines, Weir');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('After the grid');
  },
};
