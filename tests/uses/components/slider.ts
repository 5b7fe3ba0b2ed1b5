import { expect } from 'vitest';
import type { Uses } from '../use';

/** A key is a change that is let go at once; in the chart it moves the end of the axis. */
export const uses: Uses = {
  async SliderChangeCommitted({ demo, page }) {
    await demo.getByLabel('Lowest price').focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => demo.textContent()).toContain('Searched: 21 to 60');
  },
  async SliderForChart({ demo, page }) {
    await demo.getByLabel('Last year').focus();
    await page.keyboard.press('End');
    await expect.poll(() => demo.locator('svg').first().textContent()).toContain('2020');
  },
};
