import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** Both ends of a range are typed in one go, and a range that ends before it starts is refused. */
export const uses: Uses = {
  async TimeRangeFieldControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const typeAll = async () => {
      await demo.locator('input').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('0700a0330p');
      return status.textContent();
    };
    await expect.poll(typeAll).toBe('8.5 hours');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Enter both times.');
  },

  async TimeRangeFieldValidation({ demo }) {
    await expect.poll(() => demo.getByText('The hall closes at 20:00').count()).toBe(1);
  },
};
