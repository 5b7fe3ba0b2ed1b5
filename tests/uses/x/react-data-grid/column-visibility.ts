import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const titles = (demo: Locator) => demo.locator('.MuiDataGrid-columnHeaderTitle').allInnerTexts();

/** Columns come and go: by a model, and by the boxes of the panel. */
export const uses: Uses = {
  async VisibilityControlled({ demo }) {
    await demo.getByRole('button', { name: 'Housekeeping' }).click();
    await expect.poll(() => titles(demo)).not.toContain('Price (€)');
    await demo.getByRole('button', { name: 'Everything' }).click();
    await expect.poll(() => titles(demo)).toContain('Price (€)');
  },
  async VisibilityPanel({ demo, page }) {
    await demo.getByRole('button', { name: 'Select columns' }).click();
    const panel = page.locator('.MuiDataGrid-panel');
    await expect.poll(() => panel.getByLabel('Room').isDisabled()).toBe(true);
    await panel.getByLabel('Beds').click();
    await expect.poll(() => titles(demo)).not.toContain('Beds');
    await panel.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => titles(demo)).toContain('Beds');
  },
  async VisibilityTogglableColumns({ demo, page }) {
    await demo.getByRole('button', { name: 'Select columns' }).click();
    const rows = page.locator('.MuiDataGrid-panel .MuiDataGrid-columnsManagementRow');
    await expect.poll(() => rows.allInnerTexts()).toEqual(['Beds', 'Price (€)', 'Room', 'Wi-Fi']);
  },
  async VisibilityToggleAllMode({ demo, page }) {
    await demo.getByRole('button', { name: 'Select columns' }).click();
    const panel = page.locator('.MuiDataGrid-panel');
    await panel.getByPlaceholder('Search').fill('b');
    await panel.getByLabel('Show/Hide All').click();
    await expect.poll(() => titles(demo)).not.toContain('Beds');
    await expect.poll(() => titles(demo)).not.toContain('Number');
    expect(await titles(demo)).toContain('Room');
  },
};
