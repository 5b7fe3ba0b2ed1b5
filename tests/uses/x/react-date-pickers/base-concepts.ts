import { expect } from 'vitest';
import type { Uses } from '../../use';

/** What people do not choose comes from the value or from the reference date. */
export const uses: Uses = {
  async ConceptsFinder({ demo }) {
    const name = demo.locator('code');
    await expect.poll(() => name.textContent()).toContain('DatePicker');
    await demo.getByRole('group').first().getByRole('button').nth(1).click();
    await expect.poll(() => name.textContent()).toContain('TimePicker');
    await demo.getByRole('group').nth(1).getByRole('button').nth(2).click();
    await expect.poll(() => name.textContent()).toContain('DigitalClock');
    await expect.poll(() => demo.getByRole('option').count()).toBe(48);
  },

  async ConceptsReferenceTime({ demo, page }) {
    const stored = demo.locator('[aria-live]');
    await expect.poll(() => stored.textContent()).not.toContain('2024');
    await demo.getByRole('textbox').click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('0530pm');
    await expect.poll(() => stored.textContent()).toContain('2024-12-31 17:30');
  },

  async ConceptsReferenceValue({ demo, page }) {
    await demo.getByRole('textbox').click({ position: { x: 20, y: 20 } });
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toContain('2024-04-17 16:30');
  },

  async ConceptsControlled({ demo, page }) {
    await demo
      .getByRole('textbox')
      .last()
      .click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('05022024');
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toContain('9 May');
  },
};
