import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async PerformanceRenders({ demo }) {
    const button = demo.getByRole('button', { name: 'Render the parent' });
    await button.click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Cells drawn again: 12');
    await demo.getByRole('checkbox', { name: 'Stable sx' }).click();
    await button.click();
    await button.click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Cells drawn again: 0');
  },
};
