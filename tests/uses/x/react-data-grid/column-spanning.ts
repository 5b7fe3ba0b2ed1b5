import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Cells cover others, and keys skip what is covered. */
export const uses: Uses = {
  async SpanningDerived({ demo, page }) {
    const first = demo.locator('[role=gridcell][data-field="9"]').first();
    await expect.poll(() => first.getAttribute('aria-colspan')).toBe('2');
    await first.click();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-field')))
      .toBe('11');
  },
};
