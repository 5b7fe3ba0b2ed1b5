import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const groups = (demo: Locator) =>
  demo
    .locator('[role=gridcell][data-field=__row_group_by_columns_group__]')
    .allTextContents()
    .then((all) => all.filter(Boolean));

/** Groups open by a click anywhere, are sorted by size, and are counted. */
export const uses: Uses = {
  async RowGroupingExpandOnRowClick({ demo }) {
    const open = () => demo.getByRole('row', { expanded: true }).count();
    await demo.locator('[role=gridcell][data-field=riders]').first().click();
    await expect.poll(open).toBe(1);
    await demo.getByRole('button', { name: 'hide children' }).click();
    await expect.poll(open).toBe(0);
  },

  async RowGroupingSortByChildRows({ demo }) {
    await expect.poll(() => groups(demo)).toEqual(['Night (4)', 'Airport (3)', 'Coast (2)', 'Castle (1)']);
    await demo.getByRole('columnheader', { name: 'Line' }).first().click();
    await demo.getByRole('columnheader', { name: 'Line' }).first().click();
    await expect.poll(() => groups(demo).then(([first]) => first)).toBe('Castle (1)');
  },

  async RowGroupingChildRowCount({ demo }) {
    await expect.poll(() => demo.getByText('10 stops on 4 lines').count()).toBe(1);
  },
};
