import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

/** Both moments can be typed, and a shift that ends first is refused. */
export const uses: Uses = {
  async DateTimeRangePickerControlled({ demo, page }) {
    const status = demo.getByRole('status');
    await demo.locator('input').last().click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('041820240330p');
    await page.keyboard.press('Escape');
    await soon(() => status.textContent()).toBe('24 hours');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await soon(() => status.textContent()).toBe('Choose both moments.');
  },

  async DateTimeRangePickerValidation({ demo }) {
    await soon(() => demo.getByText('Ends before it starts').count()).toBe(2);
  },
};
