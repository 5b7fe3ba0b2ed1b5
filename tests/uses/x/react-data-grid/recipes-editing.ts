import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const cell = (demo: Locator, id: number, field: string) =>
  demo.locator(`[role=row][data-id="${id}"] [role=gridcell][data-field=${field}]`);

/** Recipes: long text, rules between fields, one click, many cells, and a form. */
export const uses: Uses = {
  async MultilineEditing({ demo, page }) {
    await cell(demo, 2, 'note').dblclick();
    const area = page.locator('textarea[aria-label=Note]');
    await area.click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Dogs on a lead');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 2, 'note').textContent()).toBe('Muddy after rain\nDogs on a lead');
  },

  async ConditionalValidation({ demo, page }) {
    const value = cell(demo, 3, 'value');
    await cell(demo, 3, 'value').dblclick();
    await cell(demo, 3, 'insured').locator('input').check();
    await expect.poll(() => value.locator('input').getAttribute('aria-invalid')).toBe('true');
    await page.keyboard.press('Enter');
    await value.locator('input').fill('900');
    await expect.poll(() => value.locator('input').getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => value.textContent()).toBe('900');
  },

  async LinkedFieldsRow({ demo, page }) {
    await cell(demo, 1, 'country').dblclick();
    await cell(demo, 1, 'country').getByRole('combobox').click();
    await page.getByRole('option', { name: 'Norway' }).click();
    await cell(demo, 1, 'workshop').getByRole('combobox').click();
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Bergen', 'Oslo']);
    await page.getByRole('option', { name: 'Bergen' }).click();
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 1, 'workshop').textContent()).toBe('Bergen');
    expect(await cell(demo, 1, 'country').textContent()).toBe('Norway');
  },

  async LinkedFieldsCell({ demo, page }) {
    await cell(demo, 1, 'country').dblclick();
    await page.getByRole('option', { name: 'Portugal' }).click();
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Braga' }).click();
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 1, 'workshop').textContent()).toBe('Braga');
    expect(await cell(demo, 1, 'country').textContent()).toBe('Portugal');
  },

  async SingleClickEditing({ demo }) {
    await cell(demo, 1, 'points').click();
    await cell(demo, 1, 'points').locator('input').fill('13');
    await cell(demo, 2, 'fouls').click();
    await expect.poll(() => cell(demo, 1, 'points').textContent()).toBe('13');
    await expect.poll(() => cell(demo, 2, 'fouls').locator('input').count()).toBe(1);
  },

  async BulkEditing({ demo, page }) {
    const change = async (id: number, value: string) => {
      await cell(demo, id, 'morning').dblclick();
      await cell(demo, id, 'morning').locator('input').fill(value);
      await page.keyboard.press('Enter');
      await expect.poll(() => cell(demo, id, 'morning').textContent()).toBe(value);
    };
    await change(1, '6');
    await demo.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => cell(demo, 1, 'morning').textContent()).toBe('3');
    await change(1, '5');
    await change(2, '5');
    await demo.getByRole('button', { name: 'Save 2 rows' }).click();
    await expect.poll(() => demo.getByRole('button', { name: 'Save 0 rows' }).count()).toBe(1);
    expect(await demo.locator('.unsaved').count()).toBe(0);
    expect(await cell(demo, 2, 'morning').textContent()).toBe('5');
  },

  async BulkEditingPremium({ demo, page }) {
    await cell(demo, 1, 'spring').click();
    await page.keyboard.press('Control+c');
    await cell(demo, 2, 'spring').hover();
    await page.mouse.down();
    await cell(demo, 3, 'summer').hover();
    await page.mouse.up();
    await page.keyboard.press('Control+v');
    await expect.poll(() => cell(demo, 3, 'summer').textContent()).toBe('3.2');
    await expect.poll(() => demo.getByRole('button', { name: 'Save 2 rows' }).count()).toBe(1);
    await demo.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => cell(demo, 3, 'summer').textContent()).toBe('3.9');
  },

  async GridInForm({ demo, page }) {
    const answer = demo.getByRole('status').last();
    await demo.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => answer.textContent()).toBe('Complete line 2.');
    await cell(demo, 2, 'amount').dblclick();
    await cell(demo, 2, 'amount').locator('input').fill('310');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 2, 'amount').textContent()).toBe('310');
    expect(await answer.textContent()).toBe('Complete line 2.');
    await cell(demo, 1, 'amount').dblclick();
    await cell(demo, 1, 'amount').locator('input').fill('90');
    await demo.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => answer.textContent()).toBe('Sent: Trade fair, 2 lines, 400 €.');
  },
};
