import { expect } from 'vitest';
import type { Uses } from '../use';

/** A click beside the form leaves it open; its button closes it. */
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
};
