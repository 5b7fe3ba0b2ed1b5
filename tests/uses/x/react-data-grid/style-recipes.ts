import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async RecipeNoAggregation({ demo }) {
    await expect.poll(() => demo.locator('.expensive').allInnerTexts()).toEqual(['175', '118']);
    await expect.poll(() => demo.innerText()).toContain('464');
  },

  async RecipePhone({ demo }) {
    const headers = () => demo.getByRole('columnheader').allInnerTexts();
    await expect.poll(headers).toEqual(['Guest', '€']);
    expect(await demo.innerText()).toContain('Pitch A 4 · 3 nights');
    await demo.getByRole('columnheader', { name: 'Guest' }).click();
    await demo.getByRole('checkbox').click();
    await expect.poll(headers).toEqual(['Guest', 'Pitch', 'Nights', 'Price (€)', 'Paid']);
    await expect
      .poll(() => demo.getByRole('columnheader', { name: 'Guest' }).getAttribute('aria-sort'))
      .toBe('ascending');
  },
};
