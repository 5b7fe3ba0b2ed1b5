import { expect } from 'vitest';
import type { Uses } from '../use';

/** Both kinds of pagination follow one state, and numbers turn the pages of the grid. */
export const uses: Uses = {
  async PaginationFromZeroOrOne({ demo }) {
    await demo.getByRole('button', { name: 'Go to page 3' }).click();
    await expect.poll(() => demo.textContent()).toContain('21–30 of 42');
  },
  async PaginationInGridFooter({ demo }) {
    await demo.getByRole('button', { name: 'Go to page 2' }).click();
    await expect.poll(() => demo.textContent()).toContain('6–10 of 15');
    await expect
      .poll(() => demo.locator('[data-field=locker][role=gridcell]').first().textContent())
      .toBe('Locker 6');
  },
};
