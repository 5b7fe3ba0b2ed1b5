import { expect } from 'vitest';
import type { Uses } from '../../use';

/** The grid follows its parent, or its rows. */
export const uses: Uses = {
  async LayoutPercentage({ demo }) {
    const height = async () => (await demo.locator('.MuiDataGrid-root').boundingBox())?.height;
    await demo.getByRole('slider').press('ArrowLeft');
    await expect.poll(height).toBe(279);
  },
  async LayoutAutoHeight({ demo }) {
    const height = async () => (await demo.locator('.MuiDataGrid-root').boundingBox())?.height ?? 0;
    const before = await height();
    await demo.getByRole('button', { name: 'Add a row' }).click();
    await expect.poll(async () => (await height()) - before).toBe(52);
  },
};
