import { expect } from 'vitest';
import type { Uses } from '../../use';

export const uses: Uses = {
  async ComponentsColumnMenu({ demo, page }) {
    const header = demo.getByRole('columnheader', { name: 'Bike' });
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    expect(await page.getByRole('menuitem', { name: 'Hide column' }).count()).toBe(0);
    await page.getByRole('menuitem', { name: 'Copy column' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toContain('Bike\r\nTourer\r\nRacer');
    await expect.poll(() => page.getByRole('menu').count()).toBe(0);
  },

  async ComponentsCustomToolbar({ demo }) {
    await demo.getByRole('button', { name: 'Add a repair' }).click();
    await expect.poll(() => demo.innerText()).toContain('1–8 of 8');
    await demo.getByPlaceholder('Search…').fill('tandem');
    await expect.poll(() => demo.locator('[data-rowindex]').count()).toBe(1);
  },

  async ComponentsPagination({ demo }) {
    await demo.getByRole('button', { name: 'Go to page 3' }).click();
    await expect.poll(() => demo.locator('[data-rowindex]').allInnerTexts()).toHaveLength(1);
    await expect.poll(() => demo.innerText()).toContain('Saddle');
  },

  async ComponentsRowMenu({ demo, page }) {
    await demo.locator('[data-id="3"]').click({ button: 'right' });
    await page.getByRole('menuitem', { name: 'Mark as finished' }).click();
    await expect.poll(() => demo.locator('[data-id="3"]').count()).toBe(0);
    expect(await demo.locator('[data-id="2"]').count()).toBe(1);
  },

  async ComponentsCellPopover({ demo, page }) {
    await demo.locator('[data-id="2"] [data-field="job"]').hover();
    await expect.poll(() => page.locator('.MuiPopover-paper').allInnerTexts()).toEqual(['Two spokes broken']);
    await demo.locator('[data-id="2"] [data-field="hours"]').hover();
    await expect.poll(() => page.locator('.MuiPopover-paper').count()).toBe(0);
  },

  async ComponentsFooterProps({ demo }) {
    await demo.getByRole('button', { name: 'Turn the sign' }).click();
    await expect.poll(() => demo.getByRole('status').innerText()).toContain('closed');
  },
};
