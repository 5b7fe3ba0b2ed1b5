import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const header = (demo: Locator, field: string) => demo.locator(`[role=columnheader][data-field=${field}]`);
const width = async (element: Locator) => Math.round((await element.boundingBox())?.width ?? 0);

async function dragEdge(page: Page, column: Locator, by: number) {
  const edge = column.locator('.MuiDataGrid-columnSeparator--resizable');
  await column.hover();
  const box = await edge.boundingBox();
  if (!box) throw new Error('The column has no edge to drag.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + by, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
}

/** Columns are dragged to a width, and fitted to their content. */
export const uses: Uses = {
  async ColumnMinWidth({ demo, page }) {
    await dragEdge(page, header(demo, 'to'), 300);
    await expect.poll(() => width(header(demo, 'to'))).toBe(240);
    await dragEdge(page, header(demo, 'to'), -300);
    await expect.poll(() => width(header(demo, 'to'))).toBe(120);
  },
  async ColumnResizing({ demo, page }) {
    await dragEdge(page, header(demo, 'to'), 60);
    await expect.poll(() => width(header(demo, 'to'))).toBe(210);
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Destination: 210 pixels');
  },
  async ColumnAutosizing({ demo }) {
    await demo.getByLabel('With outliers').check();
    await demo.getByRole('button', { name: 'Autosize' }).click();
    await expect.poll(() => width(header(demo, 'to'))).toBeGreaterThan(140);
    await expect.poll(() => width(header(demo, 'id'))).toBeLessThan(100);
  },
  async ColumnAutosizingAsync({ demo }) {
    await demo.getByRole('button', { name: 'Load parcels' }).click();
    await expect.poll(() => width(header(demo, 'note')), { timeout: 10000 }).toBeGreaterThan(300);
  },
  async ColumnAutosizingGroupedRows({ demo }) {
    const before = await width(header(demo, 'driver'));
    await demo.getByRole('button', { name: 'see children' }).nth(1).click();
    await expect.poll(() => width(header(demo, 'driver'))).toBeGreaterThan(before);
  },
};
