import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A field says what is wrong with a typed date; a calendar does not offer the date at all. */
export const uses: Uses = {
  async ValidationMessages({ demo, page }) {
    const field = demo.getByRole('textbox');
    const button = demo.getByRole('button').last();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => button.isDisabled()).toBe(true);
    await field.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('05082024');
    await expect.poll(() => field.inputValue()).toContain('05/08/2024');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('false');
    await expect.poll(() => button.isDisabled()).toBe(false);
    await field.press('Control+A');
    await field.press('Delete');
    await expect.poll(() => button.isDisabled()).toBe(true);
  },

  async ValidationDates({ demo }) {
    const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
    await expect.poll(() => day('20').isDisabled()).toBe(true);
    await expect.poll(() => day('19').isDisabled()).toBe(true);
    await day('14').focus();
    await day('18').press('ArrowRight');
    await expect.poll(() => day('21').evaluate((cell) => cell === document.activeElement)).toBe(true);
  },

  async ValidationTimes({ demo }) {
    const hours = demo.getByRole('listbox').first().getByRole('option');
    await expect.poll(() => hours.nth(12).getAttribute('aria-disabled')).toBe('true');
    await hours.nth(14).click();
    await expect.poll(() => hours.nth(14).getAttribute('aria-selected')).toBe('true');
  },

  async ValidationRangeDates({ demo, page }) {
    const arrival = demo.getByRole('textbox').first();
    await expect.poll(() => arrival.getAttribute('aria-invalid')).toBe('true');
    await arrival.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('07062024');
    await expect.poll(() => arrival.getAttribute('aria-invalid')).toBe('false');
  },

  async ValidationYears({ demo }) {
    const years = demo.getByRole('radio');
    await expect.poll(() => years.filter({ hasText: '2025' }).isDisabled()).toBe(true);
    await years.filter({ hasText: '2026' }).click();
    await expect.poll(() => years.filter({ hasText: '2026' }).getAttribute('aria-checked')).toBe('true');
  },
};
