import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A cell far away comes into view and has the focus. */
export const uses: Uses = {
  async ScrollToCell({ demo, page }) {
    await demo.getByRole('button', { name: 'Show' }).click();
    const cell = demo.locator('[role=row][data-id="T-350"] [data-field=h14]');
    await expect.poll(() => cell.count()).toBe(1);
    await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('data-id')))
      .toBe('T-351');
  },

  async ScrollApi({ demo }) {
    await demo.getByRole('button', { name: 'Five rows on' }).click();
    await demo.getByRole('button', { name: 'Where am I?' }).click();
    await expect.poll(() => demo.getByRole('status').first().textContent()).toBe('260 px down, 0 px across');
  },
};
