import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** Both ends of a range are typed in one go, and a range that ends before it starts is refused. */
export const uses: Uses = {
  async DateRangeFieldControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const typeAll = async () => {
      await demo.locator('input').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('0422202405022024');
      return status.textContent();
    };
    await expect.poll(typeAll).toBe('10 days');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Enter both dates.');
  },

  async DateRangeFieldValidation({ demo }) {
    await expect.poll(() => demo.getByText('Ends before it starts').count()).toBe(2);
  },
};
