import { expect } from 'vitest';
import type { Uses } from '../use';

/** A chart that is shown again has its size. */
export const uses: Uses = {
  async SystemDisplayChart({ demo }) {
    const bars = demo.locator('.MuiBarElement-root');
    await expect.poll(() => bars.count()).toBe(4);
    await demo.getByRole('checkbox').click();
    await expect.poll(() => bars.count()).toBe(0);
    await demo.getByRole('checkbox').click();
    await expect.poll(() => bars.count()).toBe(4);
  },
};
