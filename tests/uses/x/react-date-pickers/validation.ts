import { expect } from 'vitest';
import type { Uses } from '../../use';

const patience = { timeout: 15_000 };

/** A field says what is wrong with a typed date; a calendar does not offer the date at all. */
export const uses: Uses = {
  async ValidationMessages({ demo, page }) {
    const field = demo.getByRole('textbox');
    const button = demo.getByRole('button').last();
    await expect.poll(() => field.getAttribute('aria-invalid'), patience).toBe('true');
    await expect.poll(() => button.isDisabled(), patience).toBe(true);
    await field.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('05082024');
    await expect.poll(() => field.inputValue(), patience).toContain('05/08/2024');
    await expect.poll(() => field.getAttribute('aria-invalid'), patience).toBe('false');
    await expect.poll(() => button.isDisabled(), patience).toBe(false);
    await field.press('Control+A');
    await field.press('Delete');
    await expect.poll(() => button.isDisabled(), patience).toBe(true);
  },

  async ValidationDates({ demo }) {
    const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
    await expect.poll(() => day('20').isDisabled(), patience).toBe(true);
    await expect.poll(() => day('19').isDisabled(), patience).toBe(true);
    await day('14').focus();
    await day('18').press('ArrowRight');
    await expect
      .poll(() => day('21').evaluate((cell) => cell === document.activeElement), patience)
      .toBe(true);
  },

  async ValidationTimes({ demo }) {
    const hours = demo.getByRole('listbox').first().getByRole('option');
    await expect.poll(() => hours.nth(12).getAttribute('aria-disabled'), patience).toBe('true');
    await hours.nth(14).click();
    await expect.poll(() => hours.nth(14).getAttribute('aria-selected'), patience).toBe('true');
  },

  async ValidationRangeDates({ demo, page }) {
    const arrival = demo.getByRole('textbox').first();
    await expect.poll(() => arrival.getAttribute('aria-invalid'), patience).toBe('true');
    await arrival.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('07062024');
    await expect.poll(() => arrival.getAttribute('aria-invalid'), patience).toBe('false');
  },

  async ValidationYears({ demo }) {
    const years = demo.getByRole('radio');
    await expect.poll(() => years.filter({ hasText: '2025' }).isDisabled(), patience).toBe(true);
    await years.filter({ hasText: '2026' }).click();
    await expect
      .poll(() => years.filter({ hasText: '2026' }).getAttribute('aria-checked'), patience)
      .toBe('true');
  },
};
