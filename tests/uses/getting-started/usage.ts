import { expect } from 'vitest';
import type { Uses } from '../use';

/** What is typed into the field of Material UI filters the rows of the grid. */
export const uses: Uses = {
  async UsageFieldAndGrid({ demo }) {
    const rows = demo.locator('[role=row][data-id]');
    await demo.getByRole('textbox', { name: 'Name contains' }).fill('rock');
    await expect.poll(() => rows.count()).toBe(1);
    await demo.getByRole('textbox', { name: 'Name contains' }).fill('');
    await expect.poll(() => rows.count()).toBe(3);
  },
};
