import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** Both moments can be typed, and a shift that ends first is refused. */
export const uses: Uses = {
  async DateTimeRangePickerControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const end = demo.locator('input').last();
    await end.click();
    // A field chooses the part that was clicked a moment later, and would take this choice back.
    await expect
      .poll(() => end.evaluate((input: HTMLInputElement) => input.selectionEnd !== input.selectionStart))
      .toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await expect
      .poll(() => end.evaluate((input: HTMLInputElement) => input.selectionEnd === input.value.length))
      .toBe(true);
    await page.keyboard.type('041820240330p');
    await expect.poll(() => end.inputValue()).toBe('04/18/2024 03:30 PM');
    await page.keyboard.press('Escape');
    await expect.poll(() => status.textContent()).toBe('24 hours');
    // While the popup closes, a click beside it is still its own.
    await expect.poll(() => page.locator('.MuiPickersPopper-root').count()).toBe(0);
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Choose both moments.');
  },

  async DateTimeRangePickerValidation({ demo }) {
    await expect.poll(() => demo.getByText('Ends before it starts').count()).toBe(2);
  },
};
