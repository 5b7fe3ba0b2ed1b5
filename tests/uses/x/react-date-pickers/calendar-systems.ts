import { expect } from 'vitest';
import { popupOpened, type Uses } from '../../use';

/** A loaded machine takes its time. */
const soon = { timeout: 10_000 };

export const uses: Uses = {
  async JalaliDateFns({ demo, page }) {
    const field = demo.locator('input');
    await expect.poll(() => field.inputValue(), soon).toContain('1403');
    await demo.getByRole('button').click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('gridcell', { name: '13', exact: true }).click();
    await expect.poll(() => demo.getByRole('status').innerText(), soon).toBe('Gregorian: 1 April 2024');
  },
  async JalaliMoment({ demo, page }) {
    await expect.poll(() => demo.locator('input').inputValue(), soon).toContain('۱۴۰۳');
    await demo.getByRole('button').click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('gridcell', { name: '۱۳', exact: true }).click();
    await expect.poll(() => demo.locator('input').inputValue(), soon).toContain('۱۳');
  },
  async HijriMoment({ demo, page }) {
    await expect.poll(() => demo.locator('input').inputValue(), soon).toContain('١٤٤٥');
    await demo.getByRole('button').click();
    await popupOpened(page);
    await expect.poll(() => page.getByRole('dialog').innerText(), soon).toContain('شوال');
    await page.getByRole('dialog').getByRole('gridcell', { name: '١٥', exact: true }).click();
    await expect.poll(() => demo.locator('input').inputValue(), soon).toContain('١٥');
  },
};
