import { expect } from 'vitest';
import type { Uses } from '../use';

/** The calendar is loaded when it is asked for. */
export const uses: Uses = {
  async BundleLazyCalendar({ demo }) {
    const days = demo.getByRole('gridcell');
    expect(await days.count()).toBe(0);
    await demo.getByRole('button', { name: 'Calendar' }).click();
    await expect.poll(() => days.count()).toBeGreaterThan(27);
  },
};
