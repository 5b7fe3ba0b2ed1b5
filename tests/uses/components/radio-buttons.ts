import { expect } from 'vitest';
import type { Uses } from '../use';

/** A click on a row and one on its radio button choose the same. */
export const uses: Uses = {
  async RadioForOneRow({ demo }) {
    await demo.locator('[data-field=hut][role=gridcell]').nth(2).click();
    await expect.poll(() => demo.getByLabel('Tarn hut').isChecked()).toBe(true);
    await demo.getByLabel('Larch hut').click();
    await expect.poll(() => demo.locator('[role=row][aria-selected=true]').getAttribute('data-id')).toBe('1');
  },
  async RadioValuesAreText({ demo }) {
    await demo.getByLabel('7').click();
    await expect.poll(() => demo.textContent()).toContain('Breakfasts: 8');
  },
};
