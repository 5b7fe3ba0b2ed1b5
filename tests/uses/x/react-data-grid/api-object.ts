import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const column = (demo: Locator, field: string) =>
  demo.locator(`[role=gridcell][data-field=${field}]`).allInnerTexts();

/** Methods are called from inside and outside the grid. */
export const uses: Uses = {
  async ApiContext({ demo }) {
    await demo.getByRole('button', { name: 'Best first' }).click();
    await expect.poll(async () => (await column(demo, 'votes'))[0]).toBe('88');
  },
  async ApiRef({ demo }) {
    const selected = demo.locator('[role=row][aria-selected=true] [data-field=photo]');
    await expect.poll(() => selected.innerText()).toBe('Grandmother laughing');
    await demo.getByRole('button', { name: 'Next photo' }).click();
    await expect.poll(() => selected.innerText()).toBe('Heron');
  },
  async ApiDisabledFeatures({ demo }) {
    await demo.getByRole('button', { name: 'Over 50 votes' }).click();
    await demo.getByRole('button', { name: 'Rank' }).click();
    await expect.poll(() => column(demo, 'votes')).toEqual(['88', '67', '52']);
    await demo.getByRole('button', { name: 'Hide authors' }).click();
    await expect.poll(() => column(demo, 'author')).toEqual([]);
  },
};
