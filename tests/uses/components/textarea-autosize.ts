import { expect } from 'vitest';
import type { Uses } from '../use';

/** Shift and Enter begin a new line, Enter alone saves the cell. */
export const uses: Uses = {
  async TextareaAutosizeInCell({ demo, page }) {
    const cell = demo.locator('[data-field=note][role=gridcell]').first();
    await cell.dblclick();
    await expect.poll(() => demo.locator('textarea:focus').count()).toBe(1);
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Calm');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.locator('textarea').count()).toBe(0);
    await expect.poll(() => cell.textContent()).toContain('\nCalm');
  },
};
