import { expect } from 'vitest';
import type { Uses } from '../../use';

const groups = '.MuiDataGrid-columnHeader--filledGroup';

/** Groups follow their columns: hidden, moved, and kept together while dragged. */
export const uses: Uses = {
  async ColumnGroupsVisibility({ demo }) {
    await expect.poll(() => demo.locator(groups).allInnerTexts()).not.toContain('Size');
    await demo.getByLabel('Size').check();
    await expect.poll(() => demo.locator(groups).allInnerTexts()).toContain('Size');
  },
  async ColumnGroupsOrdering({ demo }) {
    await expect.poll(() => demo.locator(groups).first().innerText()).toBe('Size');
    await demo.getByRole('button', { name: 'Swap size and costs' }).click();
    await expect.poll(() => demo.locator(groups).first().innerText()).toBe('Costs a month');
  },
  async ColumnGroupsReordering({ demo }) {
    const header = (field: string) => demo.locator(`[role=columnheader][data-field=${field}]`);
    const drag = (field: string, onto: string) =>
      header(field).locator('.MuiDataGrid-columnHeaderDraggableContainer').dragTo(header(onto));
    await drag('rooms', 'id');
    expect(await header('rooms').getAttribute('aria-colindex')).toBe('2');
    await drag('rooms', 'area');
    await expect.poll(() => header('rooms').getAttribute('aria-colindex')).toBe('3');
  },
};
