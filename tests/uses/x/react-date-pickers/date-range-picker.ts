import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

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
    await expect.poll(() => status.textContent()).toBe('7 nights');
    // While the popup closes, a click beside it is still its own.
    await expect.poll(() => page.locator('.MuiPickersPopper-root').count()).toBe(0);
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Choose both days.');
  },

  async DateRangePickerShortcuts({ demo, page }) {
    await demo.locator('input').first().click();
    await page.getByRole('button', { name: 'Last month' }).click();
    await expect.poll(() => demo.locator('input').first().inputValue()).toContain('03/01/2024');
    await expect.poll(() => demo.locator('input').last().inputValue()).toContain('03/31/2024');
  },

  async DateRangePickerValidation({ demo }) {
    await expect.poll(() => demo.getByText('Ends before it starts').count()).toBe(2);
  },
};
