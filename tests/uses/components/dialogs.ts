import { expect } from 'vitest';
import type { Uses } from '../use';
import { popupOpened } from '../use';

/** A click beside the form leaves it open; a calendar opens above its dialog, and closes before it. */
export const uses: Uses = {
  async DialogKeepsForm({ demo, page }) {
    await demo.getByRole('button', { name: 'Report damage' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report damage' });
    await dialog.getByLabel('What has happened?').fill('A scratch');
    await page.mouse.click(5, 5);
    await expect.poll(() => dialog.getByLabel('What has happened?').inputValue()).toBe('A scratch');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },

  async DialogWithDatePicker({ demo, page }) {
    await demo.getByRole('button', { name: 'Move the appointment' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move the appointment' });
    await dialog.getByRole('button', { name: /^Choose date/ }).click();
    await popupOpened(page);
    await page.getByRole('gridcell', { name: '26', exact: true }).click();
    await expect.poll(() => dialog.getByLabel('New date').inputValue()).toBe('06/26/2025');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
  },
};
