import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async LocalizationSwitch({ demo, page }) {
    const dialog = page.getByRole('dialog');
    await demo.locator('input').click();
    await expect.poll(() => dialog.innerText()).toMatch(/April 2024[\s\S]*Abbrechen/i);
    await page.keyboard.press('Escape');
    await expect.poll(() => dialog.count()).toBe(0);
    await demo.getByRole('button', { name: '中文' }).click();
    await demo.locator('input').click();
    await expect.poll(() => dialog.innerText()).toMatch(/四月[\s\S]*取消[\s\S]*确认/);
  },
  async LocalizationInSlot({ demo, page }) {
    await demo.locator('input').click();
    await expect.poll(() => page.getByRole('dialog').innerText()).toMatch(/Aujourd'hui[\s\S]*OK/i);
    await page.getByRole('dialog').getByRole('gridcell', { name: '22' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toBe('22/04/2024');
  },
  async LocalizationTable({ demo }) {
    await expect.poll(() => demo.getByRole('row').count()).toBe(36);
    expect(await demo.getByRole('row', { name: /zh-CN/ }).innerText()).toContain('50 of 50');
  },
};
