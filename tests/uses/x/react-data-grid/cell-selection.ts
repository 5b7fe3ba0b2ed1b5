import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const cell = (demo: Locator, id: number, field: string) =>
  demo.locator(`[role=row][data-id="${id}"] [data-field=${field}]`);
const selected = (demo: Locator) => demo.locator('.MuiDataGrid-cell.Mui-selected').allTextContents();

/** Ranges are drawn with the mouse and with keys, added up, and changed from code. */
export const uses: Uses = {
  async CellSelection({ demo, page }) {
    await cell(demo, 1, 'jan').hover();
    await page.mouse.down();
    await cell(demo, 2, 'apr').hover();
    await page.mouse.up();
    await expect.poll(() => selected(demo)).toEqual(['310', '1,240', '180', '870']);

    await cell(demo, 3, 'jan').click();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => selected(demo)).toEqual(['95', '410']);
  },

  async CellSelectionSum({ demo }) {
    const status = demo.getByRole('status').first();
    await expect.poll(() => status.textContent()).toBe('4 numbers, sum 2600 kWh, average 650 kWh');
    await cell(demo, 3, 'jan').click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => status.textContent()).toBe('5 numbers, sum 2695 kWh, average 539 kWh');
    await cell(demo, 3, 'jan').click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(() => status.textContent()).toBe('4 numbers, sum 2600 kWh, average 650 kWh');
  },

  async CellSelectionApi({ demo }) {
    await demo.getByRole('button', { name: 'April to July' }).click();
    await expect.poll(async () => (await selected(demo)).length).toBe(10);
    await demo.getByRole('button', { name: 'Raise by 10%' }).click();
    await expect.poll(() => cell(demo, 1, 'apr').textContent()).toBe('1,364');
    expect(await cell(demo, 1, 'jan').textContent()).toBe('310');
  },
};
