import { expect } from 'vitest';
import type { Uses } from '../use';

/** An edit of a cell can be undone, and messages wait for their turn. */
export const uses: Uses = {
  async SnackbarAfterGridEdit({ demo, page }) {
    const cell = demo.locator('[data-field=bell][role=gridcell]').first();
    await cell.dblclick();
    await cell.locator('input').fill('Tenor');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.textContent()).toBe('Tenor');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => cell.textContent()).toBe('Great bell');
  },
};
