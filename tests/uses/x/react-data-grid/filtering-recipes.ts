import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

const tasks = (demo: Locator) => demo.locator('[role=gridcell][data-field=task]').allTextContents();

/** Filters leave the grid and come back: as stored text, as an address, from an input outside. */
export const uses: Uses = {
  async FilterInStorage({ demo, page }) {
    await demo.getByRole('button', { name: 'Show filters' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('the');
    await expect.poll(async () => (await tasks(demo)).length).toBe(4);
    await page.keyboard.press('Escape');
    await demo.getByRole('button', { name: 'Leave and come back' }).click();
    await expect.poll(async () => (await tasks(demo)).length).toBe(4);
  },

  async FilterInAddress({ demo, page }) {
    const address = () => demo.getByRole('status').first().textContent();
    await expect.poll(() => tasks(demo)).toEqual(['Prune apple trees', 'Pick plums']);
    await demo.getByRole('button', { name: 'Go to ?hours=>=:5' }).click();
    await expect.poll(() => tasks(demo)).toEqual(['Mend the fence', 'Paint the shed', 'Clean the pond']);
    await demo.getByRole('button', { name: 'Show filters' }).first().click();
    await page.getByRole('spinbutton', { name: 'Value' }).fill('6');
    await expect.poll(address).toBe('/tasks?hours=>=:6');
    await page.keyboard.press('Escape');
    await demo.getByRole('searchbox').fill('shed');
    await expect.poll(address).toBe('/tasks?hours=>=:6&q=shed');
    await expect.poll(() => tasks(demo)).toEqual(['Paint the shed']);
  },

  async QuickFilterOutside({ demo }) {
    await demo.getByLabel('Find a task').fill('pond clean');
    await expect.poll(() => tasks(demo)).toEqual(['Clean the pond']);
  },

  async FilteredRowCount({ demo }) {
    await demo.getByRole('button', { name: 'Still to do (4)' }).click();
    await expect.poll(async () => (await tasks(demo)).length).toBe(4);
    await demo.getByRole('button', { name: 'Up to 3 hours (2)' }).click();
    await expect.poll(async () => (await tasks(demo)).length).toBe(2);
  },
};
