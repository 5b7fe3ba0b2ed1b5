import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A first grid sorts and edits. */
export const uses: Uses = {
  async GettingStartedGrid({ demo, page }) {
    const cell = demo.locator('[role=gridcell][data-field=bicycle]').first();
    await cell.click();
    await page.keyboard.press('Enter');
    await cell.locator('input').fill('Folding bike');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.innerText()).toBe('Folding bike');
  },
};
