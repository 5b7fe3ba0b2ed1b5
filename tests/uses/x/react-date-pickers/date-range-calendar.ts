import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** Two clicks choose a range. */
export const uses: Uses = {
  async DateRangeCalendarControlled({ demo }) {
    const status = demo.getByRole('status');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Choose the last day');
    await demo.getByRole('gridcell', { name: '8', exact: true }).click();
    await demo.getByRole('gridcell', { name: '12', exact: true }).click();
    await expect.poll(() => status.textContent()).toBe('5 days on the trail');
  },
};
