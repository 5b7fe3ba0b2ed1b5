import { expect } from 'vitest';
import type { Uses } from '../use';

/** The switch turns the menu of an edited cell into the list of the device. */
export const uses: Uses = {
  async SelectInGrid({ demo }) {
    await demo.getByLabel('Native selects').click();
    await demo.locator('[data-field=state][role=gridcell]').first().dblclick();
    const select = demo.locator('select');
    await expect.poll(() => select.inputValue()).toBe('On time');
    await select.selectOption('Cancelled');
    await expect.poll(() => select.inputValue()).toBe('Cancelled');
  },
};
