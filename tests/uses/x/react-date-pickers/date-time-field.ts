import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** A field is typed section by section, changed by arrow keys and emptied. */
export const uses: Uses = {
  async DateTimeFieldControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const typeAll = async () => {
      await demo.locator('input').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('043020240815p');
      return status.textContent();
    };
    await expect.poll(typeAll).toBe('Tue 30 Apr, 20:15');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => status.textContent()).toBe('Tue 30 Apr, 08:15');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('No entry');
  },
};
