import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

const range = (demo: Locator) => demo.locator('.MuiTablePagination-displayedRows').textContent();
const ids = (demo: Locator) => demo.locator('[role=gridcell][data-field=id]').allTextContents();
const next = (demo: Locator) => demo.getByRole('button', { name: 'Go to next page' });

/** Pages are turned in the browser, on the server with and without a count, and along cursors. */
export const uses: Uses = {
  async PaginationAutoSize({ demo }) {
    await expect.poll(() => range(demo)).toBe('1–4 of 250');
    await demo.getByRole('button', { name: '420 px' }).click();
    await expect.poll(() => range(demo)).toBe('1–5 of 250');
  },

  async PaginationControlled({ demo }) {
    await demo.getByRole('button', { name: 'Go to order 5120' }).click();
    await expect.poll(() => ids(demo)).toContain('5120');
    await next(demo).click();
    await expect.poll(() => range(demo)).toBe('121–125 of 250');
  },

  async PaginationServer({ demo }) {
    await expect.poll(() => ids(demo)).toContain('5001');
    await next(demo).click();
    await expect.poll(() => ids(demo)).toContain('5006');
    expect(await range(demo)).toBe('6–10 of 83');
  },

  async PaginationServerUnknown({ demo }) {
    await expect.poll(() => range(demo)).toBe('1–25 of more than 25');
    for (const first of ['5026', '5051', '5076']) {
      await next(demo).click();
      await expect.poll(() => ids(demo)).toContain(first);
    }
    await expect.poll(() => range(demo)).toBe('76–83 of 83');
    expect(await next(demo).isDisabled()).toBe(true);
  },

  async PaginationServerEstimated({ demo }) {
    await expect.poll(() => range(demo)).toBe('1–25 / ≈ 80');
  },

  async PaginationCursor({ demo }) {
    await expect.poll(() => ids(demo)).toContain('5001');
    for (const first of ['5006', '5011']) {
      await next(demo).click();
      await expect.poll(() => ids(demo)).toContain(first);
    }
    await demo.getByRole('button', { name: 'Go to previous page' }).click();
    await expect.poll(() => ids(demo)).toContain('5006');
  },

  async PaginationNumbers({ demo }) {
    await demo.getByRole('button', { name: 'Go to page 25' }).click();
    await expect.poll(() => ids(demo)).toContain('5241');
  },
};
