import { expect } from 'vitest';
import type { Uses } from '../use';

/** Clicks in a portal reach the parent in React; panels of the grid open inside its box. */
export const uses: Uses = {
  async PortalAndEvents({ demo }) {
    await demo.getByRole('button', { name: 'Counts' }).click();
    await demo.getByRole('button', { name: 'Does not' }).click();
    await expect.poll(() => demo.textContent()).toContain('Clicks in this box: 1');
  },
  async PortalInFullscreen({ demo }) {
    await demo.getByRole('button', { name: 'Show filters' }).click();
    await expect.poll(() => demo.locator('.MuiDataGrid-panel select').count()).toBeGreaterThan(0);
  },
};
