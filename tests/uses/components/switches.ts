import { expect } from 'vitest';
import type { Uses } from '../use';

/** Arrow keys reach the switch of a cell, and the space bar moves it. */
export const uses: Uses = {
  async SwitchInGridCell({ demo, page }) {
    const beans = demo.getByLabel('Water for Beans');
    await demo.locator('[data-field=bed][role=gridcell]').nth(1).click();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => beans.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => beans.isChecked()).toBe(true);
    await expect.poll(() => beans.evaluate((input) => input === document.activeElement)).toBe(true);
  },
};
