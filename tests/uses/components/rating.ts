import { expect } from 'vitest';
import type { Uses } from '../use';

/** The chosen star has the focus as soon as the cell is edited, so that arrow keys change it. */
export const uses: Uses = {
  async RatingInGridCell({ demo, page }) {
    const cell = demo.locator('[data-field=stars][role=gridcell]').nth(1);
    await cell.click();
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.locator('input:focus').inputValue()).toBe('3');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => cell.locator('input:checked').inputValue()).toBe('4');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.getByRole('img').getAttribute('aria-label')).toBe('4 Stars');
  },
};
