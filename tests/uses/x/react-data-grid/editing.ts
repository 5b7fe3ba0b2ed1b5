import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const cell = (demo: Locator, id: number, field: string) =>
  demo.locator(`[role=row][data-id="${id}"] [role=gridcell][data-field=${field}]`);

/** Editing: cells and rows are opened, filled, refused, saved and undone. */
export const uses: Uses = {
  async EditingBasic({ demo, page }) {
    await cell(demo, 1, 'guest').dblclick();
    await cell(demo, 1, 'guest').locator('input').fill('Ana Lopez');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 1, 'guest').textContent()).toBe('Ana Lopez');
    await cell(demo, 2, 'nights').click();
    await page.keyboard.press('7');
    await page.keyboard.press('Escape');
    await expect.poll(() => cell(demo, 2, 'nights').textContent()).toBe('1');
  },

  async EditingRow({ demo, page }) {
    await cell(demo, 1, 'guest').dblclick();
    await cell(demo, 1, 'guest').locator('input').fill('Ana Lopez');
    await cell(demo, 1, 'nights').locator('input').fill('4');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 1, 'guest').textContent()).toBe('Ana Lopez');
    expect(await cell(demo, 1, 'nights').textContent()).toBe('4');
  },

  async EditingFocusOut({ demo, page }) {
    await cell(demo, 1, 'guest').dblclick();
    await cell(demo, 3, 'nights').click();
    await expect.poll(() => cell(demo, 1, 'guest').locator('input').count()).toBe(1);
    await cell(demo, 1, 'guest').locator('input').press('Enter');
    await expect.poll(() => cell(demo, 1, 'guest').locator('input').count()).toBe(0);
    await page.keyboard.press('Escape');
  },

  async EditingSomeCells({ demo }) {
    await cell(demo, 801, 'amount').dblclick();
    await cell(demo, 802, 'amount').dblclick();
    await expect.poll(() => cell(demo, 802, 'amount').locator('input').count()).toBe(1);
    expect(await cell(demo, 801, 'amount').locator('input').count()).toBe(0);
  },

  async EditingServer({ demo, page }) {
    await cell(demo, 1, 'seats').dblclick();
    await cell(demo, 1, 'seats').locator('input').fill('25');
    await page.keyboard.press('Enter');
    await expect.poll(() => demo.getByRole('status').textContent()).toContain('1 to 20');
    await cell(demo, 1, 'seats').locator('input').fill('15');
    await cell(demo, 1, 'seats').locator('input').press('Enter');
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Saved: Bookbinding, 15 seats.');
    await expect.poll(() => cell(demo, 1, 'seats').textContent()).toBe('15');
  },

  async EditingConfirm({ demo, page }) {
    const propose = async (price: string, answer: string) => {
      await cell(demo, 1, 'price').dblclick();
      await cell(demo, 1, 'price').locator('input').fill(price);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: answer }).click();
    };
    await propose('20', 'Keep');
    await expect.poll(() => cell(demo, 1, 'price').textContent()).toBe('14');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await propose('16', 'Change');
    await expect.poll(() => cell(demo, 1, 'price').textContent()).toBe('16');
  },

  async EditingParserSetter({ demo, page }) {
    await cell(demo, 2, 'hall').dblclick();
    await cell(demo, 2, 'hall').locator('input').fill('c 3');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 2, 'hall').textContent()).toBe('C3');
    await cell(demo, 2, 'duration').dblclick();
    await cell(demo, 2, 'duration').locator('input').fill('2:05');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 2, 'duration').textContent()).toBe('2:05');
  },

  async EditingValidation({ demo, page }) {
    const input = cell(demo, 1, 'alias').locator('input');
    await cell(demo, 1, 'alias').dblclick();
    await input.fill('aiko');
    await expect.poll(() => page.getByRole('tooltip').textContent()).toBe('aiko is taken.');
    await page.keyboard.press('Enter');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('true');
    await input.fill('marta');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 1, 'alias').textContent()).toBe('marta');
  },

  async EditingControlled({ demo }) {
    await demo.getByRole('button', { name: 'Count all' }).click();
    await expect.poll(() => demo.locator('[role=gridcell] input').count()).toBe(3);
    await cell(demo, 1, 'counted').locator('input').fill('20');
    await cell(demo, 3, 'counted').locator('input').fill('30');
    await demo.getByRole('button', { name: 'Save all' }).click();
    await expect.poll(() => cell(demo, 1, 'counted').textContent()).toBe('20');
    await expect.poll(() => cell(demo, 3, 'counted').textContent()).toBe('30');
    await demo.getByRole('button', { name: 'Count all' }).click();
    await cell(demo, 2, 'counted').locator('input').fill('1');
    await demo.getByRole('button', { name: 'Discard' }).click();
    await expect.poll(() => cell(demo, 2, 'counted').textContent()).toBe('210');
    await expect.poll(() => demo.getByRole('button', { name: 'Count all' }).isEnabled()).toBe(true);
  },

  async EditingCustomEditor({ demo, page }) {
    await cell(demo, 3, 'stars').dblclick();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => cell(demo, 3, 'stars').getByRole('img').getAttribute('aria-label'))
      .toBe('4 Stars');
  },

  async EditingAutoStop({ demo, page }) {
    await cell(demo, 2, 'status').dblclick();
    await page.getByRole('option', { name: 'Started' }).click();
    await expect.poll(() => cell(demo, 2, 'status').textContent()).toBe('Started');
    await expect.poll(() => cell(demo, 2, 'status').getByRole('combobox').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: 'Started', selected: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 2, 'status').textContent()).toBe('Done');
    await expect.poll(() => cell(demo, 2, 'status').getByRole('combobox').count()).toBe(0);
  },

  async EditingCrud({ demo, page }) {
    const names = demo.locator('[role=gridcell][data-field=name]');
    await demo.getByRole('button', { name: 'Add a contact' }).click();
    await names.nth(3).locator('input').fill('Bram');
    await demo.getByRole('menuitem', { name: 'Save' }).click();
    await expect
      .poll(() => names.allTextContents())
      .toEqual(['Rosa Lind', 'Emil Krag', 'Sana Qureshi', 'Bram']);
    await demo.getByRole('menuitem', { name: 'Delete Emil Krag' }).click();
    await expect.poll(() => names.count()).toBe(3);
    await demo.getByRole('button', { name: 'Add a contact' }).click();
    await expect.poll(() => names.nth(3).locator('input').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => names.count()).toBe(3);
    await demo.getByRole('menuitem', { name: 'Edit Bram' }).click();
    await names.nth(2).locator('input').fill('Nobody');
    await demo.getByRole('menuitem', { name: 'Cancel' }).click();
    await expect.poll(() => names.nth(2).textContent()).toBe('Bram');
  },

  async EditingOrderSheet({ demo, page }) {
    const total = () => demo.getByRole('status').textContent();
    const input = cell(demo, 3, 'quantity').locator('input');
    await cell(demo, 3, 'quantity').dblclick();
    await input.fill('9');
    await expect.poll(() => page.getByRole('tooltip').textContent()).toBe('Only 5 in stock.');
    await input.fill('2');
    await expect.poll(() => input.getAttribute('aria-invalid')).toBe('false');
    await page.keyboard.press('Enter');
    await expect.poll(total).toBe('Order total: 1046 €');
    await page.keyboard.press('Control+z');
    await expect.poll(total).toBe('Order total: 806 €');
    await demo.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(total).toBe('Order total: 1046 €');
    await cell(demo, 1, 'quantity').click();
    await page.keyboard.press('Delete');
    await cell(demo, 1, 'quantity').locator('input').waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => cell(demo, 1, 'quantity').textContent()).toBe('4');
    await expect.poll(total).toBe('Order total: 1046 €');
  },
};
