import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Fields are edited by section, by keyboard and by code. */
export const uses: Uses = {
  async FieldsSingle({ demo, page }) {
    const field = demo.getByRole('textbox').first();
    await field.click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toContain('23');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('sep');
    await expect.poll(() => field.inputValue()).toContain('September');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect.poll(() => field.inputValue()).not.toContain('2024');
  },

  async FieldsAccessibleDom({ demo, page }) {
    const sections = demo.getByRole('spinbutton');
    await expect.poll(() => sections.count()).toBe(6);
    await sections.nth(1).click();
    await page.keyboard.type('05');
    await expect.poll(() => sections.nth(1).getAttribute('aria-valuenow')).toBe('5');
  },

  async FieldsSelectedSections({ demo }) {
    const selection = () =>
      demo
        .getByRole('textbox')
        .evaluate((input: HTMLInputElement) =>
          input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
        );
    await demo.getByRole('button').nth(2).click();
    await expect.poll(selection).toBe('2024');
    await demo.getByRole('button').nth(1).click();
    await expect.poll(selection).toBe('16');
  },

  async FieldsSelectedSectionsSingle({ demo }) {
    const selection = () =>
      demo
        .getByRole('textbox')
        .evaluate((input: HTMLInputElement) =>
          input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
        );
    await demo.getByRole('button').last().click();
    await expect.poll(selection).toBe('12');
  },

  async FieldsClearable({ demo }) {
    const field = demo.getByRole('textbox').first();
    await field.hover();
    await demo.locator('.clearButton').first().click();
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toContain('1');
    await expect.poll(() => demo.getByRole('textbox').last().inputValue()).not.toContain('2024');
  },
};
