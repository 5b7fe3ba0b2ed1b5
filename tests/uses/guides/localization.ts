import { expect } from 'vitest';
import type { Uses } from '../use';

/** One button changes the texts of three packages. */
export const uses: Uses = {
  async LocalizationThreePackages({ demo }) {
    await demo.getByRole('button', { name: 'deDE' }).click();
    await expect.poll(() => demo.textContent()).toContain('Zeilen pro Seite');
    await expect.poll(() => demo.getByRole('textbox').first().inputValue()).toContain('16.05.2024');
    await demo.getByRole('button', { name: 'zhCN' }).click();
    await expect.poll(() => demo.textContent()).toContain('每页行数');
  },
};
