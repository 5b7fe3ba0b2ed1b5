import { expect } from 'vitest';
import type { Uses } from '../use';

/** The parent shows what its children say, and sets them all. */
export const uses: Uses = {
  async CheckboxParent({ demo }) {
    const all = demo.getByLabel('All sensors');
    await expect.poll(() => all.getAttribute('data-indeterminate')).toBe('true');
    await all.click();
    await expect.poll(() => demo.getByLabel('Humidity').isChecked()).toBe(true);
    await demo.getByLabel('Humidity').click();
    await expect.poll(() => all.getAttribute('data-indeterminate')).toBe('true');
  },
};
