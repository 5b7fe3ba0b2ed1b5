import { expect } from 'vitest';
import type { Uses } from '../use';

/** The form does what the test on the page says. */
export const uses: Uses = {
  async TestingByRole({ demo, page }) {
    await demo.getByRole('combobox', { name: 'Country' }).click();
    await page.getByRole('option', { name: 'Norway' }).click();
    await expect
      .poll(() => demo.getByRole('combobox', { name: 'Country' }).textContent())
      .toContain('Norway');
  },
};
