import { expect } from 'vitest';
import type { Uses } from '../use';

/** The part that is chosen is the one whose values are shown. */
export const uses: Uses = {
  async DefaultThemeExplorer({ demo, page }) {
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: 'zIndex' }).click();
    await expect.poll(() => demo.locator('pre').textContent()).toContain('"tooltip": 1500');
  },
};
