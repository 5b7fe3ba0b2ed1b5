import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async RecipeNoAggregation({ demo }) {
    await expect.poll(() => demo.locator('.expensive').allInnerTexts()).toEqual(['175', '118']);
    await expect.poll(() => demo.innerText()).toContain('464');
  },

  async RecipePhone({ demo }) {
    const phone = demo.frameLocator('iframe');
    await expect.poll(() => phone.getByRole('columnheader').count()).toBe(2);
    await expect.poll(() => phone.locator('body').innerText()).toContain('Pitch A 4 · 3 nights');
    await phone.getByRole('columnheader', { name: 'Guest' }).click();
    await expect.poll(() => phone.locator('[data-rowindex="0"]').innerText()).toContain('Lindgren');
  },
};
