import { expect } from 'vitest';
import type { Uses } from '../../use';

/** One panel at a time, and all of them at once. */
export const uses: Uses = {
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
