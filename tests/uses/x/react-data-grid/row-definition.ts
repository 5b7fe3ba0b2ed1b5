import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A row is known by the id that `getRowId` returns. */
export const uses: Uses = {
  async RowDefinitionGetRowId({ demo }) {
    const row = demo.locator('[role=row][data-id=OSL]');
    await row.locator('[data-field=city]').click();
    await expect.poll(() => row.getAttribute('aria-selected')).toBe('true');
  },
};
