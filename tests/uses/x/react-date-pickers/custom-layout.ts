import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async LayoutOrientation({ demo }) {
    const root = demo.locator('.MuiPickersLayout-root');
    expect(await root.getAttribute('class')).not.toContain('landscape');
    await demo.getByRole('button', { name: 'landscape' }).click();
    await expect.poll(() => root.getAttribute('class')).toContain('landscape');
  },
  async LayoutMoveActions({ demo }) {
    const clear = demo.getByRole('button', { name: 'Clear' });
    const bar = await clear.boundingBox();
    const grid = await demo.getByRole('grid').boundingBox();
    expect(bar!.y).toBeLessThan(grid!.y);
    await clear.click();
    await expect.poll(() => demo.locator('[aria-selected=true]').count()).toBe(0);
  },
};
