import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Rows are dragged, and moved with buttons where dragging is not possible. */
export const uses: Uses = {
  async RowOrderingBasic({ demo, page }) {
    const handle = (id: string) => demo.locator(`[role=row][data-id=${id}] .MuiDataGrid-rowReorderCell`);
    const target = await handle('P3').boundingBox();
    await handle('P1').hover();
    await page.mouse.down();
    await page.mouse.move(target!.x + 10, target!.y + 10, { steps: 20 });
    await page.mouse.move(target!.x + 12, target!.y + 14, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Route: P2, P3, P1, P4');
  },

  async RowOrderingButtons({ demo, page }) {
    const steps = demo.locator('[role=gridcell][data-field=step]');
    await demo.getByRole('menuitem', { name: 'Move Sand the frame down' }).click();
    await expect.poll(async () => (await steps.allTextContents())[1]).toBe('Sand the frame');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move Sand the frame down');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await steps.allTextContents())[2]).toBe('Sand the frame');
    await demo.getByRole('menuitem', { name: 'Move Mount the handles up' }).click();
    await expect.poll(async () => (await steps.allTextContents())[2]).toBe('Mount the handles');
  },

  async RowOrderingTree({ demo }) {
    const names = demo.locator('[role=gridcell][data-field=__tree_data_group__]');
    await demo.getByRole('menuitem', { name: 'Move Sea, Harbors up' }).click();
    await expect.poll(async () => (await names.allTextContents())[1]).toContain('Harbors');
    await demo.getByRole('menuitem', { name: 'Move Land up' }).click();
    await expect.poll(async () => (await names.allTextContents())[0]).toContain('Land');
    expect((await names.allTextContents())[1]).toContain('Passes');
  },
};
