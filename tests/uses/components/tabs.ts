import { expect } from 'vitest';
import type { Uses } from '../use';

/** Panels that are hidden keep their text, and the order of one grid is that of the next. */
export const uses: Uses = {
  async TabsKeepPanels({ demo }) {
    await demo.getByLabel('Title (English)').fill('Tides');
    await demo.getByRole('tab', { name: 'Norsk' }).click();
    await demo.getByRole('tab', { name: 'English' }).click();
    await expect.poll(() => demo.getByLabel('Title (English)').inputValue()).toBe('Tides');
  },
  async TabsAroundGrid({ demo }) {
    const header = demo.locator('[role=columnheader][data-field=ship]');
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
    await demo.getByRole('tab', { name: 'Departures' }).click();
    await expect.poll(() => demo.textContent()).toContain('Sanderling');
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('ascending');
  },
};
