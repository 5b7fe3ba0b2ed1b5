import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

const cell = (demo: Locator, row: number, field: string) =>
  demo.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);

/** Copies with a button of the demo and waits until the text has arrived. */
async function copy(page: Page, button: Locator) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
}

async function pasteAt(page: Page, target: Locator) {
  await target.click();
  await page.keyboard.press('Control+V');
}

export const uses: Uses = {
  async ClipboardCopy({ demo, page }) {
    await demo.locator('[role=row] input[type=checkbox]').nth(2).click();
    await demo.locator('[role=row] input[type=checkbox]').nth(4).click();
    await cell(demo, 1, 'product').click();
    await page.keyboard.press('Control+C');
    const text = 'Croissant\t160\t1.4\tMorning\r\nBaguette\t85\t1.8\tMorning';
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text);
    await expect.poll(() => demo.locator('pre').innerText()).toContain('Baguette');
  },

  async ClipboardPaste({ demo, page }) {
    await copy(page, demo.getByRole('button'));
    await pasteAt(page, cell(demo, 1, 'product'));
    await expect.poll(() => cell(demo, 1, 'product').innerText()).toBe('Seed roll');
    await expect.poll(() => cell(demo, 3, 'price').innerText()).toBe('2.1');
    expect(await cell(demo, 1, 'round').innerText()).toBe('Morning');
    expect(await cell(demo, 4, 'product').innerText()).toBe('Cheese roll');
  },

  async ClipboardPasteParser({ demo, page }) {
    await copy(page, demo.getByRole('button').first());
    await pasteAt(page, cell(demo, 2, 'price'));
    await expect.poll(() => cell(demo, 2, 'price').innerText()).toBe('1,234.5');
    await copy(page, demo.getByRole('button').nth(1));
    await pasteAt(page, cell(demo, 2, 'price'));
    await pasteAt(page, cell(demo, 2, 'product'));
    await expect.poll(() => cell(demo, 2, 'product').innerText()).toBe('on request');
    expect(await cell(demo, 2, 'price').innerText()).toBe('1,234.5');
  },

  async ClipboardPasteSave({ demo, page }) {
    await copy(page, demo.getByRole('button'));
    await pasteAt(page, cell(demo, 0, 'pieces'));
    await expect.poll(() => demo.getByRole('alert').innerText()).toContain('Croissant');
    await expect.poll(() => cell(demo, 0, 'pieces').innerText()).toBe('45');
    await expect.poll(() => cell(demo, 2, 'pieces').innerText()).toBe('20');
    expect(await cell(demo, 1, 'pieces').innerText()).toBe('160');
  },

  async ClipboardPasteConfirm({ demo, page }) {
    await copy(page, demo.getByRole('button'));
    await pasteAt(page, cell(demo, 0, 'pieces'));
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(await cell(demo, 0, 'pieces').innerText()).toBe('40');
    await pasteAt(page, cell(demo, 0, 'pieces'));
    await page.getByRole('dialog').getByRole('button', { name: 'Paste' }).click();
    await expect.poll(() => cell(demo, 2, 'pieces').innerText()).toBe('45');
  },

  async ClipboardDelimiter({ demo, page }) {
    await page.evaluate(() => navigator.clipboard.writeText('Bagel;12'));
    await pasteAt(page, cell(demo, 0, 'product'));
    await expect.poll(() => cell(demo, 0, 'product').innerText()).toBe('Bagel');
    await expect.poll(() => cell(demo, 0, 'pieces').innerText()).toBe('12');
  },
};
