import { expect } from 'vitest';
import { popupOpened, type Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async JalaliDateFns({ demo, page }) {
    const field = demo.locator('input');
    await expect.poll(() => field.inputValue()).toContain('1403');
    await demo.getByRole('button').click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('gridcell', { name: '13', exact: true }).click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Gregorian: 1 April 2024');
  },
  async JalaliMoment({ demo, page }) {
    await expect.poll(() => demo.locator('input').inputValue()).toContain('۱۴۰۳');
    await demo.getByRole('button').click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('gridcell', { name: '۱۳', exact: true }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toContain('۱۳');
  },
  async HijriMoment({ demo, page }) {
    await expect.poll(() => demo.locator('input').inputValue()).toContain('١٤٤٥');
    await demo.getByRole('button').click();
    await popupOpened(page);
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('شوال');
    await page.getByRole('dialog').getByRole('gridcell', { name: '١٥', exact: true }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toContain('١٥');
  },
};
