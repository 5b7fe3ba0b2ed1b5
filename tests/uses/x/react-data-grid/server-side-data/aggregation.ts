import { expect } from 'vitest';
import { columnMenuOpened, type Uses } from '../../../use';

/** The pinned total is that of all pages, and follows the filter. */
export const uses: Uses = {
  async ServerAggregationToday({ demo, page }) {
    const total = () => demo.locator('.MuiDataGrid-pinnedRows--bottom [data-field=amount]').textContent();
    await expect.poll(total).toMatch(/^\d\d,\d{3}$/);
    const before = await total();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => demo.locator('[data-field=number]').nth(1).textContent()).toBe('2024-106');
    expect(await total()).toBe(before);
    const status = demo.locator('[role=columnheader][data-field=status]');
    await status.hover();
    await status.getByRole('button', { name: 'Menu' }).click();
    await columnMenuOpened(page);
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByLabel('Value').click();
    await page.getByRole('option', { name: 'Open' }).click();
    await expect.poll(total).not.toBe(before);
  },
};
