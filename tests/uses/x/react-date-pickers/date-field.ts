import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** A field is typed section by section, changed by arrow keys and emptied. */
export const uses: Uses = {
  async DateFieldControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const typeAll = async () => {
      await demo.locator('input').click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('04302024');
      return status.textContent();
    };
    await expect.poll(typeAll).toBe('Due on 30 May 2024');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => status.textContent()).toBe('Due on 30 May 2025');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await expect.poll(() => status.textContent()).toBe('No due date');
  },
};
