import { expect } from 'vitest';
import type { Uses } from '../use';

/** The page behind the dialog may still be scrolled. */
export const uses: Uses = {
  async FaqScrollLock({ demo, page }) {
    await demo.getByRole('button').click();
    await page.getByRole('dialog').waitFor();
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
};
