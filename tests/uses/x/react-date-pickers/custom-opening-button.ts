import { expect } from 'vitest';
import type { Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async OpeningIconConditional({ demo, page }) {
    await expect.poll(() => demo.getByTestId('ExpandMoreIcon').count()).toBe(1);
    await demo.getByRole('button').click();
    await expect.poll(() => demo.getByTestId('ExpandLessIcon').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => demo.getByTestId('ExpandMoreIcon').count()).toBe(1);
  },
  async OpeningButtonWarning({ demo, page }) {
    await expect.poll(() => demo.getByRole('img', { name: 'No delivery that day' }).count()).toBe(1);
    await demo.locator('input').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('10');
    await expect.poll(() => demo.getByRole('img', { name: 'No delivery that day' }).count()).toBe(0);
    expect(await demo.getByRole('button', { name: /Choose date/ }).count()).toBe(1);
  },
  async OpeningButtonWarningRange({ demo }) {
    await expect.poll(() => demo.getByRole('img', { name: 'After the last day' }).count()).toBe(1);
  },
};
