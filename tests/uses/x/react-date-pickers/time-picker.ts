import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** A time is typed in parts, chosen from lists, and refused in words. */
export const uses: Uses = {
  async TimePickerControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const typeAll = async () => {
      await demo.locator('input').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('0815a');
      return status.textContent();
    };
    await expect.poll(typeAll).toBe('Rings at 08:15');
    await demo.getByRole('button', { name: 'Ten minutes later' }).click();
    await expect.poll(() => status.textContent()).toBe('Rings at 08:25');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Enter a complete time.');
  },

  async TimePickerSteps({ demo, page }) {
    await demo.locator('button').nth(1).click();
    const options = page.locator('.MuiPickersPopper-root').getByRole('option');
    await expect.poll(() => options.count()).toBe(17);
    await options.first().click();
    await expect.poll(() => demo.locator('input').nth(1).inputValue()).toContain('09:00');
    await expect.poll(() => page.locator('.MuiPickersPopper-root').count()).toBe(0);
  },

  async TimePickerValidation({ demo, page }) {
    await expect.poll(() => demo.getByText('The depot closes at 17:00.').count()).toBe(1);
    await demo.locator('input').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1230p');
    await expect.poll(() => demo.getByText('Nobody is there from 12:00 to 13:00.').count()).toBe(1);
  },
};
