import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../../use';

const names = (demo: Locator) =>
  demo.locator('[role=gridcell][data-field=__tree_data_group__]').allTextContents();

/** The server groups by what is chosen, and sends the bookings of a group when it opens. */
export const uses: Uses = {
  async ServerRowGroupingToday({ demo }) {
    await expect.poll(() => names(demo).then(([first]) => first)).toMatch(/^Austria \(\d+\)$/);
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => names(demo).then((all) => all[1])).toBe('Booking 301');
    await demo.getByRole('button', { name: 'Room' }).click();
    await expect.poll(() => names(demo).then(({ length }) => length)).toBe(4);
    await demo.getByRole('button', { name: 'see children' }).first().click();
    await expect.poll(() => names(demo).then((all) => all[1])).toMatch(/^(Single|Double|Family) \(\d+\)$/);
  },
};
