import { expect } from 'vitest';
import type { Uses } from '../use';

/** The first button counts. */
export const uses: Uses = {
  async InstallationFirstButton({ demo }) {
    const button = demo.getByRole('button');
    await button.click();
    await button.click();
    await expect.poll(() => button.textContent()).toBe('Pressed 2 times');
  },
};
