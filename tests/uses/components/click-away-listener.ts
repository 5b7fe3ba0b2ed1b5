import { expect } from 'vitest';
import type { Uses } from '../use';

/** A click in the grid selects one more row, one beside the grid clears the selection. */
export const uses: Uses = {
  async ClickAwayClearsSelection({ demo }) {
    const status = demo.getByRole('status');
    await demo.getByRole('gridcell', { name: 'Thyme' }).click();
    await expect.poll(() => status.textContent()).toBe('Selected: 2');
    await status.click();
    await expect.poll(() => status.textContent()).toBe('Selected: 0');
  },
};
