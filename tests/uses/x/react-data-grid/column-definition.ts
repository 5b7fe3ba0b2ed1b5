import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Cells expand, actions ask, and objects sort. */
export const uses: Uses = {
  async ColumnObjectValue({ demo }) {
    await demo.locator('[role=columnheader][data-field=level]').click();
    await expect
      .poll(() => demo.locator('[role=gridcell][data-field=level]').allInnerTexts())
      .toEqual(['Easy', 'Fair', 'Hard']);
  },
  async ColumnExpandCell({ demo, page }) {
    const cell = demo.locator('[role=gridcell][data-field=remark]').first();
    await cell.hover();
    await expect.poll(() => page.getByRole('tooltip').innerText()).toContain('replaced twice');
    await cell.click();
    await page.keyboard.press('ArrowDown');
    await page.mouse.move(0, 0);
    await expect.poll(() => page.getByRole('tooltip').count()).toBe(0);
  },
  async ColumnActionsDialog({ demo, page }) {
    await demo.getByRole('menuitem', { name: 'more' }).first().click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect
      .poll(() => demo.locator('[role=gridcell][data-field=name]').allInnerTexts())
      .toEqual(['Piet Vos', 'Rosa Lima']);
    await demo.getByRole('menuitem', { name: 'more' }).first().click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    const remove = page.getByRole('dialog').getByRole('button', { name: 'Remove' });
    await remove.waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => demo.locator('[role=gridcell][data-field=name]').allInnerTexts())
      .toEqual(['Rosa Lima']);
  },
};
