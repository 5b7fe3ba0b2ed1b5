import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

/** A range is chosen across two months, by a shortcut, and refused where it is wrong. */
export const uses: Uses = {
  async DateRangePickerControlled({ demo, page }) {
    const status = demo.getByRole('status');
    await demo.locator('input').first().click();
    await page
      .locator('.MuiPickersPopper-root')
      .getByRole('gridcell', { name: '25', exact: true })
      .first()
      .click();
    await page
      .locator('.MuiPickersPopper-root')
      .getByRole('gridcell', { name: '2', exact: true })
      .last()
      .click();
    await soon(() => status.textContent()).toBe('7 nights');
    // While the popup closes, a click beside it is still its own.
    await soon(() => page.locator('.MuiPickersPopper-root').count()).toBe(0);
    await demo.getByRole('button', { name: 'Empty' }).click();
    await soon(() => status.textContent()).toBe('Choose both days.');
  },

  async DateRangePickerShortcuts({ demo, page }) {
    await demo.locator('input').first().click();
    await page.getByRole('button', { name: 'Last month' }).click();
    await soon(() => demo.locator('input').first().inputValue()).toContain('03/01/2024');
    await soon(() => demo.locator('input').last().inputValue()).toContain('03/31/2024');
  },

  async DateRangePickerValidation({ demo }) {
    await soon(() => demo.getByText('Ends before it starts').count()).toBe(2);
  },
};
