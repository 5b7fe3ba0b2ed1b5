import { expect } from 'vitest';
import type { Uses } from '../../../use';

/** A column that has a filter is not offered to the next one. */
export const uses: Uses = {
  async MultiFiltersPerColumn({ demo, page }) {
    await demo.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('button', { name: 'Add filter' }).click();
    const columns = page.getByRole('combobox', { name: 'Columns' });
    await expect.poll(() => columns.count()).toBe(2);
    await expect.poll(() => columns.nth(1).textContent()).toBe('Subject');
    await columns.nth(1).click();
    await expect.poll(() => page.getByRole('option').allTextContents()).not.toContain('No.');
    await page.keyboard.press('Escape');
  },
};
