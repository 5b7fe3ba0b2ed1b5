import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Numbers that stay in order; one panel at a time, and all of them at once. */
export const uses: Uses = {
  async RowNumbers({ demo }) {
    const cells = (field: string) => demo.locator(`[data-id] [data-field=${field}]`).allTextContents();
    for (const huts of [
      ['Larch hut', 'Marmot rest', 'Glacier view'],
      ['Glacier view', 'Marmot rest', 'Larch hut'],
    ]) {
      await demo.getByRole('columnheader', { name: 'Meters' }).click();
      await expect.poll(() => cells('hut')).toEqual(huts);
      await expect.poll(() => cells('number')).toEqual(['1', '2', '3']);
    }
  },

  async DetailPanelOneAtATime({ demo }) {
    const panels = demo.locator('.MuiDataGrid-detailPanel');
    await demo.locator('[data-id="2"] [data-field=__detail_panel_toggle__] button').click();
    await expect
      .poll(() => panels.allTextContents())
      .toEqual(['From the dam in four hours, with a ladder near the end.']);
  },

  async DetailPanelToggleAll({ demo }) {
    const panels = demo.locator('.MuiDataGrid-detailPanel');
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect.poll(() => panels.count()).toBe(3);
    await demo.getByRole('button', { name: 'Collapse all' }).click();
    await expect.poll(() => panels.count()).toBe(0);
  },
};
