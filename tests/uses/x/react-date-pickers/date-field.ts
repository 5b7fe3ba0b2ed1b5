import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */
const soon = <T>(read: () => T) => expect.poll(read, { timeout: 15_000 });

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
    await soon(typeAll).toBe('Due on 30 May 2024');
    await page.keyboard.press('ArrowUp');
    await soon(() => status.textContent()).toBe('Due on 30 May 2025');
    await demo.getByRole('button', { name: 'Empty' }).click();
    await soon(() => status.textContent()).toBe('No due date');
  },
};
