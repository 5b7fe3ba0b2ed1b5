import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async NoRowsCustom({ demo }) {
    await demo.getByRole('button', { name: 'Receive the morning delivery' }).click();
    await expect.poll(() => demo.locator('[data-rowindex]').count()).toBe(5);
  },

  async NoResultsCustom({ demo }) {
    expect(await demo.locator('[data-rowindex]').count()).toBe(0);
    await demo.getByRole('button', { name: 'Show all parcels' }).click();
    await expect.poll(() => demo.locator('[data-rowindex]').count()).toBe(5);
    await demo.getByPlaceholder('Search…').fill('nowhere');
    await expect.poll(() => demo.getByRole('status').innerText()).toContain('No parcel fits');
  },

  async OverlaysRequest({ demo }) {
    await expect.poll(() => demo.getByRole('alert').innerText()).toContain('does not answer');
    await demo.getByRole('button', { name: 'Parcels' }).click();
    await expect.poll(() => demo.locator('[data-rowindex]').count()).toBe(5);
    await demo.getByRole('button', { name: 'Nothing' }).click();
    await expect.poll(() => demo.innerText()).toContain('No rows');
  },
};
