import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

const cell = (demo: Locator, id: string) => demo.locator(`[role=row][data-id="${id}"] [data-field=kg]`);
const selected = (demo: Locator) =>
  demo
    .locator('[role=row][aria-selected=true]')
    .evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id')));

/** Rows are selected by click, range, key and checkbox, and stay selected while pages come and go. */
export const uses: Uses = {
  async RowSelectionMultiple({ demo, page }) {
    await cell(demo, 'P-301').click();
    await cell(demo, 'P-303').click({ modifiers: ['Shift'] });
    await expect.poll(() => selected(demo)).toEqual(['P-301', 'P-302', 'P-303']);
    await cell(demo, 'P-302').click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => selected(demo)).toEqual(['P-301', 'P-303']);
    await page.keyboard.press('Shift+Space');
    await expect.poll(() => selected(demo)).toEqual(['P-301', 'P-302', 'P-303']);
  },

  async RowSelectionSomeRows({ demo }) {
    await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
    await expect.poll(() => demo.getByText('7 rows selected').count()).toBe(1);
  },

  async RowSelectionControlled({ demo }) {
    const status = demo.getByRole('status').first();
    await expect.poll(() => status.textContent()).toBe('3 parcels, 12.2 kg');
    await cell(demo, 'P-302').click();
    await expect.poll(() => status.textContent()).toBe('4 parcels, 24.0 kg');
    await demo.getByRole('button', { name: 'None' }).click();
    await expect.poll(() => status.textContent()).toBe('0 parcels, 0.0 kg');
  },

  async RowSelectionServer({ demo }) {
    await cell(demo, 'P-302').click();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await cell(demo, 'P-307').click();
    await expect.poll(() => demo.getByText('Selected: P-302, P-307').count()).toBe(1);
  },

  async RowSelectionApi({ demo }) {
    await demo.getByRole('button', { name: 'P-302 to P-305' }).click();
    await demo.getByRole('button', { name: 'And P-301' }).click();
    await expect.poll(() => demo.getByText('5 rows selected').count()).toBe(1);
  },
};
