import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** A time is chosen in one list or in columns, and lists leave out what is disabled. */
export const uses: Uses = {
  async DigitalClockControlled({ demo }) {
    const status = demo.getByRole('status');
    await demo.getByRole('listbox').first().getByRole('option').nth(32).click();
    await expect.poll(() => status.textContent()).toBe('Tram at 16:00');
    await demo.getByRole('listbox').nth(2).getByRole('option').nth(9).click();
    await expect.poll(() => status.textContent()).toBe('Tram at 16:45');
  },

  async DigitalClockSkipDisabled({ demo }) {
    await expect.poll(() => demo.getByRole('listbox').first().getByRole('option').count()).toBe(9);
  },
};
