import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const titles = (demo: Locator) => demo.locator('.MuiDataGrid-columnHeaderTitle').allInnerTexts();
const header = (demo: Locator, field: string) => demo.locator(`[role=columnheader][data-field=${field}]`);
const drag = (demo: Locator, field: string, onto: string) =>
  header(demo, field).locator('.MuiDataGrid-columnHeaderDraggableContainer').dragTo(header(demo, onto));

/** A header is dragged to another place, or moved by the menu. */
export const uses: Uses = {
  async OrderingBasic({ demo }) {
    await drag(demo, 'task', 'who');
    await expect.poll(() => titles(demo)).toEqual(['Who', 'Task', 'Hours', 'State']);
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Task is column 2 now.');
  },
  async OrderingDisabled({ demo }) {
    await drag(demo, 'who', 'hours');
    await expect.poll(() => titles(demo)).toEqual(['Task', 'Hours', 'Who', 'State']);
    expect(
      await header(demo, 'task')
        .locator('.MuiDataGrid-columnHeaderDraggableContainer')
        .getAttribute('draggable'),
    ).not.toBe('true');
  },
  async OrderingMenu({ demo, page }) {
    await header(demo, 'who').focus();
    await page.keyboard.press('Control+Enter');
    await page.getByRole('menuitem', { name: 'Move toward the start' }).click();
    await expect.poll(() => titles(demo)).toEqual(['Who', 'Task', 'Hours', 'State']);
  },
};
