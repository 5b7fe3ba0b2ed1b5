import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  /** Stripes belong to places, not to rows: they stay when the order changes. */
  async StyleStriped({ demo }) {
    const stripes = () =>
      demo
        .locator('[data-rowindex]')
        .evaluateAll((rows) => rows.map((row) => row.classList.contains('even')));
    await expect.poll(stripes).toEqual([true, false, true, false, true, false]);
    await demo.getByRole('columnheader', { name: 'Crop' }).click();
    await expect.poll(() => demo.locator('[data-rowindex="0"]').innerText()).toContain('Basil');
    expect(await stripes()).toEqual([true, false, true, false, true, false]);
  },
};
