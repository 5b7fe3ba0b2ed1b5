import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Pinned rows stay where they are, come and go. */
export const uses: Uses = {
  async RowPinningBasic({ demo }) {
    const bottom = demo.locator('.MuiDataGrid-pinnedRows--bottom [data-field=item]');
    const header = demo.locator('[role=columnheader][data-field=item]');
    await header.click();
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).toBe('descending');
    await expect.poll(() => bottom.textContent()).toBe('Total');
  },

  async RowPinningActions({ demo }) {
    const top = demo.locator('.MuiDataGrid-pinnedRows--top [data-field=model]');
    await expect.poll(() => top.allTextContents()).toEqual(['Volta 14']);
    await demo.getByRole('menuitem', { name: 'Pin Slate 12', exact: true }).click();
    await expect.poll(() => top.allTextContents()).toEqual(['Slate 12', 'Volta 14']);
    await demo.getByRole('menuitem', { name: 'Unpin Volta 14' }).click();
    await expect.poll(() => top.allTextContents()).toEqual(['Slate 12']);
    await expect.poll(() => demo.locator('[role=gridcell][data-field=model]').count()).toBe(5);
  },

  async RowPinningPagination({ demo, page }) {
    const bottom = demo.locator('.MuiDataGrid-pinnedRows--bottom [data-field=month]');
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect.poll(() => demo.locator('[role=row][data-id=May]').count()).toBe(1);
    await expect.poll(() => bottom.textContent()).toBe('Average');
    await page.keyboard.press('Escape');
  },
};
