import { expect } from 'vitest';
import type { Uses } from '../use';

/** Enter adds a row, and an empty name does not. */
export const uses: Uses = {
  async LearnAddRow({ demo }) {
    const field = demo.getByRole('textbox', { name: 'Name' });
    await field.fill('Grace');
    await field.press('Enter');
    await expect.poll(() => demo.locator('[role=row][data-id]').count()).toBe(2);
    await expect.poll(() => field.inputValue()).toBe('');
    await field.press('Enter');
    await expect.poll(() => demo.locator('[role=row][data-id]').count()).toBe(2);
  },
};
