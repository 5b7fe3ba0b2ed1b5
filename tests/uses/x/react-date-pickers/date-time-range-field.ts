import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** Both ends of a range are typed in one go, and a range that ends before it starts is refused. */
export const uses: Uses = {
  async DateTimeRangeFieldControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const typeAll = async () => {
      await demo.locator('input').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('042220241000p042320240100a');
      return status.textContent();
    };
    await expect.poll(typeAll).toBe('180 minutes');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('Enter both moments.');
  },

  async DateTimeRangeFieldValidation({ demo }) {
    await expect.poll(() => demo.getByText('The ticket was opened at 20:00').count()).toBe(1);
  },
};
