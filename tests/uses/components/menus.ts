import { expect } from 'vitest';
import type { Uses } from '../use';
import { popupOpened } from '../use';

/** Both menus remove a row: the one of the actions, and the one of a right click. */
export const uses: Uses = {
  async MenuOnGridRow({ demo, page }) {
    const rows = demo.locator('[role=row][data-id]');
    await demo.locator('[role=row][data-id="Drill"] [data-field=id]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Remove Drill' }).click();
    await expect.poll(() => rows.count()).toBe(2);
    await expect.poll(() => page.locator('.MuiMenu-root').count()).toBe(0);

    await demo.locator('[role=row][data-id="Saw"]').getByRole('menuitem').click();
    await popupOpened(page);
    await page.getByRole('menuitem', { name: 'Remove', exact: true }).click();
    await expect.poll(() => rows.count()).toBe(1);
  },
};
