import { expect } from 'vitest';
import type { Uses } from '../use';

/** The bar changes between the rows and their chart. */
export const uses: Uses = {
  async BottomNavigationViews({ demo }) {
    await demo.getByRole('button', { name: 'Chart' }).click();
    await expect.poll(() => demo.locator('.MuiBarElement-root').count()).toBe(3);
    await demo.getByRole('button', { name: 'Rows' }).click();
    await expect.poll(() => demo.getByRole('gridcell', { name: 'Hospital' }).count()).toBe(1);
  },
};
