import { expect } from 'vitest';
import type { Uses } from '../use';

/** The drawer shows the row whose button was pressed. */
export const uses: Uses = {
  async DrawerWithRowDetails({ demo, page }) {
    await demo.getByRole('menuitem', { name: 'Details of Glacier' }).click();
    const drawer = page.getByRole('dialog', { name: 'Glacier' });
    await expect.poll(() => drawer.textContent()).toContain('Closed from October to May.');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
};
