import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const sortBy = (demo: Locator, field: string) =>
  demo.locator(`[role=columnheader][data-field=${field}]`).click();
const first = (demo: Locator) => demo.locator('[role=gridcell][data-field=bed]').first().innerText();

/** The state is read, kept, and brought back. */
export const uses: Uses = {
  async StateInitial({ demo }) {
    await expect
      .poll(() => demo.locator('[role=gridcell][data-field=degrees]').allInnerTexts())
      .toEqual(['26.1', '25.3', '24.5']);
  },
  async StateDirectSelector({ demo }) {
    await demo.getByRole('button', { name: 'Average of the filtered rows' }).click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('23.3 °C in 6 beds');
  },
  async StateUseGridSelector({ demo }) {
    await demo.getByRole('button', { name: 'Go to page 3' }).click();
    await expect.poll(() => first(demo)).toBe('Seedlings');
  },
  async StateRestoreInitial({ demo }) {
    await sortBy(demo, 'degrees');
    await expect.poll(() => first(demo)).toBe('Citrus');
    await demo.getByRole('button', { name: 'Replace the grid by a copy' }).click();
    await expect.poll(() => first(demo)).toBe('Citrus');
  },
  async StateStorage({ demo }) {
    await sortBy(demo, 'degrees');
    await expect.poll(() => first(demo)).toBe('Citrus');
    await demo.getByRole('button', { name: 'Close the grid' }).click();
    await expect.poll(() => demo.locator('[role=grid]').count()).toBe(0);
    await demo.getByRole('button', { name: 'Open it again' }).click();
    await expect.poll(() => first(demo)).toBe('Citrus');
  },
  async StateRestoreApiRef({ demo }) {
    await demo.getByRole('button', { name: 'Save this view' }).click();
    await sortBy(demo, 'degrees');
    await expect.poll(() => first(demo)).toBe('Citrus');
    await demo.getByRole('button', { name: 'View 1' }).click();
    await expect.poll(() => first(demo)).toBe('Tomatoes');
  },
};
