import { expect } from 'vitest';
import type { Uses } from '../use';

/** The wrapper changes what its button says. */
export const uses: Uses = {
  async TypescriptWrapper({ demo }) {
    const button = demo.getByRole('button');
    await button.click();
    await expect.poll(() => button.textContent()).toContain('Saving…');
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Save');
  },
};
