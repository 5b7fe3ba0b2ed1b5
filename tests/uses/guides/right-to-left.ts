import { expect } from 'vitest';
import type { Uses } from '../use';

/** To the left lies the next day. */
export const uses: Uses = {
  async RightToLeftCalendar({ demo, page }) {
    await demo.getByRole('gridcell', { name: '16', exact: true }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('17');
  },
};
