import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const panels = (demo: Locator) => demo.locator('.MuiDataGrid-detailPanel');
const toggle = (demo: Locator, id: number) =>
  demo.locator(`[role=row][data-id="${id}"] [data-field=__detail_panel_toggle__] button`);

/** Panels open, load, save and close. */
export const uses: Uses = {
  async MasterDetailBasic({ demo, page }) {
    await expect.poll(() => panels(demo).allTextContents()).toEqual(['Note: Deliver after 18:00.']);
    expect(await toggle(demo, 3102).isDisabled()).toBe(true);
    await toggle(demo, 3103).click();
    await expect.poll(() => panels(demo).count()).toBe(2);
    await page.keyboard.press('Space');
    await expect.poll(() => panels(demo).count()).toBe(1);
  },

  async MasterDetailControlled({ demo }) {
    await demo.getByRole('button', { name: 'Open orders with a note' }).click();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Open: 3101, 3103');
    await toggle(demo, 3101).click();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Open: 3103');
  },

  async MasterDetailLazy({ demo }) {
    await toggle(demo, 3102).click();
    await expect.poll(() => demo.getByRole('progressbar').count()).toBe(1);
    await expect.poll(() => panels(demo).textContent()).toContain('Trekking poles');
  },

  async MasterDetailForm({ demo }) {
    await demo.getByLabel('City').fill('Hall');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => demo.locator('[data-id="3102"] [data-field=city]').textContent()).toBe('Hall');
    await expect.poll(() => panels(demo).count()).toBe(0);
  },

  async MasterDetailToggle({ demo }) {
    await toggle(demo, 3101).click();
    await expect.poll(() => panels(demo).textContent()).toBe('Deliver after 18:00.');
    await expect.poll(() => toggle(demo, 3101).getAttribute('aria-label')).toBe('Hide the note');
  },

  async MasterDetailFullWidth({ demo }) {
    const table = panels(demo).getByRole('table');
    const left = () => table.evaluate((element) => Math.round(element.getBoundingClientRect().left));
    const before = await left();
    await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => element.scrollTo(200, 0));
    await expect
      .poll(() => demo.locator('.MuiDataGrid-virtualScroller').evaluate((e) => e.scrollLeft))
      .toBe(200);
    expect(await left()).toBe(before);
  },
};
