import { expect } from 'vitest';
import type { Uses } from '../use';

/** What is checked on one side goes to the other. */
export const uses: Uses = {
  async TransferListOfTools({ demo }) {
    await demo.getByLabel('Hammer').click();
    await demo.getByRole('button', { name: 'Pack', exact: true }).click();
    await expect
      .poll(() => demo.getByRole('group', { name: 'In the bag' }).textContent())
      .toContain('Hammer');
  },
  async TransferListOfGrids({ demo }) {
    await demo.getByRole('group', { name: 'Window' }).getByRole('checkbox').nth(1).click();
    await demo.getByRole('button', { name: 'Window to Stove' }).click();
    await expect.poll(() => demo.getByRole('group', { name: 'Stove' }).textContent()).toContain('Amara');
  },
};
