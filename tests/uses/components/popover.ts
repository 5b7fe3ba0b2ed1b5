import { expect } from 'vitest';
import type { Uses } from '../use';

/** A day of the calendar becomes the date of the button, and the popover closes. */
export const uses: Uses = {
  async PopoverWithCalendar({ demo, page }) {
    await demo.getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Due date' });
    await dialog.getByRole('gridcell', { name: '24', exact: true }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => demo.getByRole('button').textContent()).toBe('Due 2025-09-24');
  },
};
