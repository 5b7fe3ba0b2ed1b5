import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Callbacks run in the order that the page describes. */
export const uses: Uses = {
  async LifecycleField({ demo, page }) {
    const report = demo.locator('[aria-live]');
    await demo.getByRole('textbox').click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('0417');
    await expect.poll(() => report.textContent()).toMatch(/invalid date.*: 1$/s);
    await page.keyboard.type('2024');
    await expect.poll(() => report.textContent()).toContain('2024-04-17');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expect.poll(() => report.textContent()).toContain('null');
  },

  async LifecycleCallbacks({ demo, page }) {
    const report = demo.locator('[aria-live]');
    await demo.getByRole('textbox').click();
    await page.getByRole('gridcell', { name: '19', exact: true }).click();
    await expect.poll(() => report.textContent()).toBe('onOpenonChange 19 Apr');
    await page.getByRole('dialog').locator('.MuiDialogActions-root button').first().click();
    await expect
      .poll(() => report.textContent())
      .toBe(['onOpen', 'onChange 19 Apr', 'onChange 17 Apr', 'onClose'].join(''));
  },

  async LifecycleIgnoreInvalid({ demo, page }) {
    const plan = demo.locator('[aria-live]');
    const field = demo.getByRole('textbox');
    await field.click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('0410');
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    await expect.poll(() => plan.textContent()).toContain('17 April 2024');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('22');
    await expect.poll(() => plan.textContent()).toContain('22 April 2024');
  },

  async LifecycleServer({ demo, page }) {
    await demo.getByRole('textbox').click({ position: { x: 20, y: 20 } });
    await page.keyboard.type('05022024');
    await expect.poll(() => demo.locator('[aria-live]').textContent()).toBe('On the server: 2024-05-02');
  },
};
