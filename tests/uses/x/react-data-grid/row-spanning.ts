import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const span = (demo: Locator, id: number | string, field: string) =>
  demo.locator(`[role=row][data-id="${id}"] [data-field="${field}"]`).getAttribute('aria-rowspan');

/** Equal neighbors are joined, as they stand after sorting. */
export const uses: Uses = {
  async RowSpanningBasic({ demo }) {
    await expect.poll(() => span(demo, 1, 'port')).toBe('3');
    await expect.poll(() => span(demo, 3, 'pier')).toBe('2');
    await demo.locator('[role=columnheader][data-field=ship]').click();
    await demo.locator('[role=columnheader][data-field=ship]').click();
    await expect.poll(() => span(demo, 5, 'port')).toBe('2');
  },

  async RowSpanningCustom({ demo }) {
    await expect.poll(() => span(demo, 1, 'port')).toBe('3');
    expect(await span(demo, 3, 'pier')).toBe('1');
    expect(await span(demo, 2, 'crates')).toBe('1');
  },

  async RowSpanningWithColSpan({ demo }) {
    const sports = demo.locator('[role=row][data-id="10:00"] [data-field=Tue]');
    await expect.poll(() => sports.getAttribute('aria-rowspan')).toBe('2');
    expect(await sports.getAttribute('aria-colspan')).toBe('2');
  },
};
