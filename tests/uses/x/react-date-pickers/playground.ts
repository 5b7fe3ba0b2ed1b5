import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async PlaygroundDatePicker({ demo, page }) {
    await expect.poll(() => demo.getByRole('button', { name: /Choose date/ }).count()).toBe(1);
    await demo.getByRole('combobox').first().click();
    await page.getByRole('option', { name: 'mobile' }).click();
    await expect.poll(() => demo.getByRole('button', { name: /Choose date/ }).count()).toBe(0);
    await demo.getByLabel('disabled').check();
    await expect.poll(() => demo.locator('input:disabled').count()).toBe(1);
  },
  async PlaygroundLayout({ demo, page }) {
    await expect.poll(() => demo.innerText()).toMatch(/Abbrechen/i);
    await demo.getByRole('combobox').last().click();
    await page.getByRole('option', { name: 'Français' }).click();
    await expect.poll(() => demo.innerText()).toMatch(/Annuler/i);
    await demo.getByLabel('buttons').uncheck();
    await expect.poll(() => demo.innerText()).not.toMatch(/Annuler/i);
    for (const picker of ['Time', 'Date Range (Pro)']) {
      await demo.getByRole('combobox').first().click();
      await page.getByRole('option', { name: picker, exact: true }).click();
      await expect.poll(() => demo.locator('.MuiPickersLayout-root').count()).toBe(1);
    }
  },
  async PlaygroundValidation({ demo }) {
    await expect.poll(() => demo.innerText()).toContain('No error');
    await demo.getByLabel('minDate: 8 April').check();
    await expect.poll(() => demo.innerText()).toContain('Error: minDate');
    await demo.getByLabel('minDate: 8 April').uncheck();
    await demo.getByLabel('minTime: 18:00').check();
    await expect.poll(() => demo.innerText()).toContain('Error: minTime');
  },
};
