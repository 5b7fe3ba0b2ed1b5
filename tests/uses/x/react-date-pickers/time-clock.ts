import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** The hand moves by keyboard, and the arrows change between hours and minutes. */
export const uses: Uses = {
  async TimeClockControlled({ demo, page }) {
    const status = demo.getByRole('status');
    await demo.getByRole('listbox').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => status.textContent()).toBe('16:30, hours');
    await demo.locator('button[aria-label]').last().click();
    await expect.poll(() => status.textContent()).toBe('16:30, minutes');
  },
};
