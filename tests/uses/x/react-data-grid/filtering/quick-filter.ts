import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../../use';

const dishes = (demo: Locator) => demo.locator('[role=gridcell][data-field=dish]').allTextContents();

/** The search box looks for every word in all columns, and for numbers as a whole. */
export const uses: Uses = {
  async QuickFilterBasic({ demo }) {
    const box = demo.getByRole('searchbox');
    await box.fill('soup vegan');
    await expect.poll(() => dishes(demo)).toEqual(['Jalapeño soup']);
    await box.fill('41');
    await expect.poll(() => dishes(demo)).toEqual([]);
    await box.fill('410');
    await expect.poll(() => dishes(demo)).toEqual(['Crème brûlée']);
    await demo.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(async () => (await dishes(demo)).length).toBe(6);
  },

  async QuickFilterHiddenColumns({ demo }) {
    await expect.poll(() => dishes(demo)).toEqual(['Crème brûlée', 'Pão de queijo', 'Fish pie']);
    await demo.getByLabel('Search hidden columns, too').click();
    await expect.poll(() => dishes(demo)).toEqual([]);
  },

  async QuickFilterCustomLogic({ demo }) {
    await expect.poll(() => dishes(demo)).toEqual(['Jalapeño soup', 'Lentil dal']);
    await demo.getByRole('searchbox').fill('>400');
    await expect.poll(() => dishes(demo)).toEqual(['Crème brûlée', 'Fish pie']);
    await demo.getByRole('searchbox').fill('india');
    await expect.poll(() => dishes(demo)).toEqual([]);
  },

  async QuickFilterParsing({ demo }) {
    await demo.getByRole('searchbox').fill('fish pie, france');
    await expect.poll(() => dishes(demo)).toEqual(['Crème brûlée', 'Fish pie']);
  },
};
