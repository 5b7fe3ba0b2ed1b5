import { expect } from 'vitest';
import { popupOpened, type Use, type Uses } from '../../use';

/** A loaded machine takes its time. */

/** The same departure in two locales, and a day that is picked in the popup. */
const switchLocale =
  (english: string, german: string): Use =>
  async ({ demo, page }) => {
    const field = demo.locator('input').first();
    await expect.poll(() => field.inputValue()).toBe('17.04.2024 15:30');
    await demo.getByRole('button', { name: english, exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('04/17/2024 03:30 PM');
    await demo.getByRole('button', { name: german, exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('17.04.2024 15:30');
    await demo.getByRole('button', { name: /Choose date/ }).click();
    await popupOpened(page);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '22', exact: true }).click();
    await expect.poll(() => field.inputValue()).toBe('22.04.2024 15:30');
    await page.keyboard.press('Escape');
  };

export const uses: Uses = {
  LocaleDayjs: switchLocale('en', 'de'),
  LocaleDateFns: switchLocale('enUS', 'de'),
  LocaleLuxon: switchLocale('en-US', 'de'),
  LocaleMoment: switchLocale('en', 'de'),
  async LocaleFormatTable({ demo, page }) {
    const result = demo.getByLabel('Result');
    await expect.poll(() => result.inputValue()).toBe('Sunday 07 April');
    await demo.getByLabel('Format').fill('YYYY [week]');
    await expect.poll(() => result.inputValue()).toBe('2024 week');
    for (const library of ['date-fns', 'Luxon', 'Moment']) {
      await demo.getByRole('combobox').click();
      await page.getByRole('option', { name: library }).click();
      await expect.poll(() => result.inputValue()).toBe('Sunday 07 April');
    }
  },
  async LocaleWeekStart({ demo }) {
    const first = demo.getByRole('columnheader').first();
    await expect.poll(() => first.getAttribute('aria-label')).toBe('Monday');
    await demo.getByRole('button', { name: 'Saturday' }).click();
    await expect.poll(() => first.getAttribute('aria-label')).toBe('Saturday');
  },
  async LocalePlaceholders({ demo, page }) {
    const field = demo.locator('input');
    await field.click();
    await expect.poll(() => field.inputValue()).toBe('jj/mm/aaaa hh:mm');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('17042024');
    await expect.poll(() => field.inputValue()).toContain('17/04/2024');
  },
};
