import { expect } from 'vitest';
import type { Uses } from '../use';

/** A cell is edited with suggestions: a click in the list, which is drawn elsewhere, keeps the cell in its mode. */
export const uses: Uses = {
  async AutocompleteEditCell({ demo, page }) {
    const cell = demo.locator('[role=row][data-id="2"] [data-field=town]');
    await cell.dblclick();
    await demo.getByLabel('Town').fill('mill');
    await page.getByRole('option', { name: 'Millbrook' }).click();
    await expect.poll(() => demo.getByLabel('Town').inputValue()).toBe('Millbrook');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.textContent()).toBe('Millbrook');
  },
};
