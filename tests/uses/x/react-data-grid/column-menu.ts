import { expect } from 'vitest';
import { columnMenuOpened, type UsedDemo, type Uses } from '../../use';

async function openMenu({ demo, page }: UsedDemo, field: string) {
  const header = demo.locator(`[role=columnheader][data-field=${field}]`);
  await header.hover();
  await header.locator('.MuiDataGrid-menuIcon button').click();
  await columnMenuOpened(page);
  return page.getByRole('menu');
}

const items = async (used: UsedDemo, field: string) =>
  (await openMenu(used, field)).getByRole('menuitem').allInnerTexts();

/** The menu of a column has the items that the page says, and they do what they say. */
export const uses: Uses = {
  async ColumnMenuBasic({ demo, page }) {
    await demo.locator('[role=columnheader][data-field=title]').focus();
    await page.keyboard.press('Control+Enter');
    await expect.poll(() => page.getByRole('menuitem').count()).toBe(5);
  },
  async ColumnMenuAddItem(used) {
    const menu = await openMenu(used, 'shelf');
    await menu.getByText('Count different values').click();
    await expect.poll(() => used.demo.getByRole('status').innerText()).toBe('Shelf: 3 different values');
  },
  async ColumnMenuOverrideItem(used) {
    await (await openMenu(used, 'year')).getByText('Hide column').click();
    await expect.poll(() => used.demo.locator('[role=columnheader]').count()).toBe(3);
    await (await openMenu(used, 'title')).getByText('Show all columns').click();
    await expect.poll(() => used.demo.locator('[role=columnheader]').count()).toBe(4);
  },
  async ColumnMenuReorderItems(used) {
    expect((await items(used, 'title'))[0]).toBe('Filter');
  },
  async ColumnMenuHideItem(used) {
    expect(await items(used, 'title')).toEqual(['Sort by ASC', 'Sort by DESC', 'Filter']);
  },
  async ColumnMenuCustom(used) {
    const menu = await openMenu(used, 'loans');
    await expect.poll(() => menu.innerText()).toContain('18 to 42');
    await menu.getByText('Sort by DESC').click();
    await expect
      .poll(() => used.demo.locator('[role=gridcell][data-field=loans]').first().innerText())
      .toBe('42');
  },
  async ColumnMenuPremium({ demo, page }) {
    await demo.getByRole('button', { name: 'Menu of Loans' }).click();
    await expect.poll(() => page.getByRole('menu').innerText()).toContain('Pin to left');
  },
};
