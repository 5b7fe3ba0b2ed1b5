import { expect } from 'vitest';
import type { Uses } from '../use';

/** A click in the column menu leaves the selection alone, one beside the grid clears it. */
export const uses: Uses = {
  async ClickAwayClearsSelection({ demo }) {
    const status = demo.getByRole('status');
    await demo.getByRole('gridcell', { name: 'Thyme' }).click();
    await expect.poll(() => status.textContent()).toBe('Selected: 1');
    await status.click();
    await expect.poll(() => status.textContent()).toBe('Selected: 0');
  },
};
