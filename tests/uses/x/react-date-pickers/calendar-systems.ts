import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async JalaliDateFns({ demo, page }) {
    const field = demo.locator('input');
    await expect.poll(() => field.inputValue()).toContain('1403');
    await demo.getByRole('button').click();
    await page.getByRole('gridcell', { name: '13', exact: true }).click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Gregorian: 1 April 2024');
  },
  async JalaliMoment({ demo, page }) {
    await expect.poll(() => demo.locator('input').inputValue()).toContain('۱۴۰۳');
    await demo.getByRole('button').click();
    await page.getByRole('gridcell', { name: '۱۳', exact: true }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toContain('۱۳');
  },
  async HijriMoment({ demo, page }) {
    await expect.poll(() => demo.locator('input').inputValue()).toContain('١٤٤٥');
    await demo.getByRole('button').click();
    await expect.poll(() => page.getByRole('dialog').innerText()).toContain('شوال');
    await page.getByRole('gridcell', { name: '١٥', exact: true }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toContain('١٥');
  },
};
