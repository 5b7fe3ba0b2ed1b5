import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { UsedDemo, Uses } from '../../../use';

const label = (demo: Locator, name: string) =>
  demo.locator('.MuiTreeItem-label').getByText(name, { exact: true });

const names = (demo: Locator) => demo.locator('.MuiTreeItem-label').allTextContents();

async function rename({ demo, page }: UsedDemo, from: string, to: string): Promise<void> {
  await label(demo, from).dblclick();
  await demo.getByRole('textbox').fill(to);
  await page.keyboard.press('Enter');
}

/** Labels are renamed by double clicks, keys and buttons; what is wrong or given up leaves the name as it was. */
export const uses: Uses = {
  async EditingAllItems(used) {
    const { demo, page } = used;
    await rename(used, 'Rye loaf', 'Dark loaf');
    await expect.poll(() => names(demo)).toContain('Dark loaf');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await demo.getByRole('textbox', { name: 'New name' }).fill('Never');
    await page.keyboard.press('Escape');
    await expect.poll(() => names(demo)).toEqual(['Bread', 'Dark loaf', 'Breakfast rolls', 'Cakes']);
  },

  async EditingApi({ demo }) {
    await demo.getByRole('button', { name: 'Rename the rye loaf' }).click();
    await expect.poll(() => names(demo)).toContain('Dark rye loaf');
  },

  async EditingCallback(used) {
    await rename(used, 'Rye loaf', 'Dark loaf');
    await expect.poll(() => used.demo.locator('[aria-live]').textContent()).toBe('Save “Dark loaf” for rye');
  },

  async EditingCustomInput(used) {
    await rename(used, 'Rye loaf', 'Dark loaf');
    await expect.poll(() => names(used.demo)).toContain('Dark loaf');
  },

  async EditingInputProps(used) {
    await label(used.demo, 'Rye loaf').dblclick();
    const field = used.demo.getByRole('textbox', { name: 'New name, up to 16 characters' });
    await field.fill('');
    await field.pressSequentially('A very dark loaf of rye');
    await used.page.keyboard.press('Enter');
    await expect.poll(() => names(used.demo)).toContain('A very dark loaf');
  },

  async EditingKeepInState(used) {
    await rename(used, 'Rye loaf', 'Dark loaf');
    await expect.poll(() => names(used.demo)).toContain('Dark loaf');
    await used.demo.getByRole('button', { name: 'Back to the first names' }).click();
    await expect.poll(() => names(used.demo)).toContain('Rye loaf');
  },

  async EditingSaveAndCancel({ demo }) {
    await label(demo, 'Rye loaf').dblclick();
    await demo.getByRole('textbox').fill('Never');
    await demo.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => names(demo)).toContain('Rye loaf');
    await label(demo, 'Rye loaf').dblclick();
    await demo.getByRole('textbox').fill('Dark loaf');
    await demo.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => names(demo)).toContain('Dark loaf');
  },

  async EditingSomeItems(used) {
    await label(used.demo, 'Bread').dblclick();
    expect(await used.demo.getByRole('textbox').count()).toBe(0);
    await label(used.demo, 'Bread').click();
    await rename(used, 'Rye loaf', 'Dark loaf');
    await expect.poll(() => names(used.demo)).toContain('Dark loaf');
  },

  async EditingValidation(used) {
    const { demo, page } = used;
    await rename(used, 'Rye loaf', 'Ry');
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Use three characters or more');
    await demo.getByRole('textbox').fill('Dark loaf');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(demo)).toContain('Dark loaf');
  },

  async EditingWithButton({ demo, page }) {
    await demo.getByRole('button', { name: 'Rename' }).nth(1).click();
    await demo.getByRole('textbox', { name: 'New name' }).fill('Dark loaf');
    await page.keyboard.press('Enter');
    await expect.poll(() => names(demo)).toContain('Dark loaf');
  },
};
