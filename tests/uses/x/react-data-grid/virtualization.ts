import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async VirtualizationRows({ demo }) {
    await expect.poll(() => demo.locator('[data-id="1"]').count()).toBe(1);
    expect(await demo.locator('[data-rowindex]').count()).toBeLessThan(30);
    await demo.getByRole('button', { name: 'Row 50,000' }).click();
    await expect.poll(() => demo.locator('[data-id="50000"]').isVisible()).toBe(true);
    await demo.getByRole('button', { name: 'Last row' }).click();
    await expect.poll(() => demo.locator('[data-id="100000"]').isVisible()).toBe(true);
    expect(await demo.locator('[data-rowindex]').count()).toBeLessThan(40);
  },

  async VirtualizationColumns({ demo }) {
    expect(await demo.getByRole('columnheader').count()).toBeLessThan(20);
    await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
      element.scrollLeft = element.scrollWidth;
    });
    await expect.poll(() => demo.getByRole('columnheader', { name: 'Seat 300' }).count()).toBe(1);
  },
};
