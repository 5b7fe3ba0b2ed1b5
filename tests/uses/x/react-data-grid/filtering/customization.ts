import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../../use';

const streets = (demo: Locator) => demo.locator('[role=gridcell][data-field=street]').allTextContents();

/** Own operators and inputs filter as the built-in ones do, and the panel opens where it was put. */
export const uses: Uses = {
  async FilterOperatorCustom({ demo, page }) {
    await expect.poll(() => streets(demo)).toEqual(['Mill Lane 4', 'Dock Road 1', 'Dock Road 8']);
    await demo.locator('[data-field=energy]').getByRole('button', { name: 'Show filters' }).click();
    await page.getByLabel('Class', { exact: true }).click();
    await page.getByRole('option', { name: 'A' }).click();
    await expect.poll(() => streets(demo)).toEqual(['Dock Road 8']);
  },

  async FilterOperatorWrapped({ demo, page }) {
    await demo.locator('[data-field=rent]').getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('1');
    await expect.poll(() => streets(demo)).toEqual(['★ Mill Lane 9', '★ Park Row 12']);
  },

  async FilterOperatorBetween({ demo, page }) {
    await expect.poll(() => streets(demo)).toEqual(['Mill Lane 4', 'Mill Lane 9', 'Park Row 30']);
    await demo.getByRole('button', { name: 'Show filters' }).first().click();
    await page.getByRole('spinbutton', { name: 'From' }).fill('');
    await page.getByRole('spinbutton', { name: 'To' }).fill('700');
    await expect.poll(() => streets(demo)).toEqual(['Dock Road 1', 'Park Row 30']);
  },

  async FilterInputSlider({ demo, page }) {
    await demo.locator('[data-field=area]').getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('slider', { name: 'Area' }).press('End');
    await expect.poll(async () => (await streets(demo)).length).toBe(0);
    await page.getByRole('slider', { name: 'Area' }).press('Home');
    await expect.poll(async () => (await streets(demo)).length).toBe(6);
  },

  async FilterPanelPosition({ demo, page }) {
    const button = demo.getByRole('button', { name: 'Narrow down' });
    await button.click();
    await page.getByRole('textbox', { name: 'Value' }).fill('dock');
    await expect.poll(() => streets(demo)).toEqual(['Dock Road 1', 'Dock Road 8']);
    const [panel, anchor] = [
      await page.locator('.MuiDataGrid-paper').boundingBox(),
      await button.boundingBox(),
    ];
    expect(panel && anchor && Math.abs(panel.x + panel.width - (anchor.x + anchor.width))).toBeLessThan(20);
  },
};
