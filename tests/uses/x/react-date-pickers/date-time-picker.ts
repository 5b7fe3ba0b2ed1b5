import { expect } from 'vitest';
import { popupOpened, type Uses } from '../../use';

/** Waits for an answer that takes a while. */

/** A day and a time are chosen in one popup, and a deadline is refused in words. */
export const uses: Uses = {
  async DateTimePickerControlled({ demo, page }) {
    const status = demo.getByRole('status');
    await demo.locator('button').first().click();
    await popupOpened(page);
    await page.locator('.MuiPickersPopper-root').getByRole('gridcell', { name: '18', exact: true }).click();
    await page.locator('.MuiPickersPopper-root').getByRole('option', { name: '30 minutes' }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => status.textContent()).toBe('Goes out on Thursday, 18 April at 16:30');
    // While the popup closes, a click beside it is still its own.
    await expect.poll(() => page.locator('.MuiPickersPopper-root').count()).toBe(0);
    await demo.getByRole('button', { name: 'Next morning' }).click();
    await expect.poll(() => status.textContent()).toBe('Goes out on Friday, 19 April at 09:00');
  },

  async DateTimePickerDeadline({ demo, page }) {
    await expect.poll(() => demo.getByText('The call closes on 30 April at 18:00.').count()).toBe(1);
    await demo.locator('input').click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('041620240900a');
    await expect.poll(() => demo.getByText('The call opens on 17 April.').count()).toBe(1);
  },
};
