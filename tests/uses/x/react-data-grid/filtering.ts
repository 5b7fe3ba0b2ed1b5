import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { columnMenuOpened, type Uses } from '../../use';

const plants = (demo: Locator) => demo.locator('[role=gridcell][data-field=plant]').allTextContents();

/** Filters come from the panel, from controls outside of the grid, and from code; each leaves the rows that pass. */
export const uses: Uses = {
  async FilteringBasic({ demo, page }) {
    const header = demo.locator('[role=columnheader][data-field=plant]');
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    await columnMenuOpened(page);
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('FERN ');
    await expect.poll(() => plants(demo)).toEqual(['Lady fern', 'Tree fern']);
  },

  async FilteringControlled({ demo }) {
    await demo.getByRole('button', { name: 'Up to €10' }).click();
    await expect.poll(() => plants(demo)).toEqual(['Lady fern', 'Rosemary', 'Lavender']);
    await demo.getByRole('button', { name: 'All plants' }).click();
    await expect.poll(async () => (await plants(demo)).length).toBe(6);
  },

  async FilteringReadOnly({ demo, page }) {
    await demo.getByRole('button', { name: 'Show filters' }).first().click();
    await expect.poll(() => page.getByRole('button', { name: 'Delete' }).isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await demo.getByRole('switch').or(demo.getByRole('checkbox')).first().click();
    await expect.poll(async () => (await plants(demo)).length).toBe(6);
  },

  async FilteringDiacritics({ demo }) {
    const dishes = () => demo.locator('[role=gridcell][data-field=dish]').allTextContents();
    await expect.poll(dishes).toEqual(['Crème brûlée', 'Ice creme bar']);
    await demo.getByLabel('Ignore accents').click();
    await expect.poll(dishes).toEqual(['Ice creme bar']);
  },

  async FilteringApi({ demo, page }) {
    await demo.getByRole('button', { name: 'Below 50 cm' }).click();
    await demo.getByRole('button', { name: 'What is shown?' }).click();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Shown: Rosemary, Lavender, Hosta');
    await demo.getByRole('button', { name: 'Choose a price' }).click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('12');
    await expect.poll(() => plants(demo)).toEqual(['Hosta']);
  },
};
