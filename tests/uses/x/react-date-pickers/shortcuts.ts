import { expect } from 'vitest';
import { popupOpened, type Uses } from '../../use';

/** A loaded machine takes its time. */

export const uses: Uses = {
  async ShortcutsDisabled({ demo, page }) {
    await demo.getByRole('button', { name: /Choose date/ }).click();
    await popupOpened(page);
    const christmas = page.getByRole('dialog').getByRole('button', { name: 'Christmas Day' });
    await expect.poll(() => christmas.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('dialog').getByRole('button', { name: 'Easter Monday' }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toBe('04/01/2024');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
  async ShortcutsFreeDays({ demo }) {
    const title = demo.locator('.MuiDateRangePickerToolbar-root');
    await demo.getByRole('button', { name: 'First 4 free nights' }).click();
    await expect.poll(() => title.innerText()).toMatch(/Apr 18[\s\S]*Apr 22/);
    await demo.getByRole('button', { name: 'First 2 free nights' }).click();
    await expect.poll(() => title.innerText()).toMatch(/Apr 8[\s\S]*Apr 10/);
  },
  async ShortcutsLabel({ demo, page }) {
    await demo.getByRole('button', { name: /Choose date/ }).click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Labour Day' }).click();
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('You chose Labour Day.');
  },
  async ShortcutsImportance({ demo, page }) {
    await demo.getByRole('button', { name: /Choose date/ }).click();
    await popupOpened(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Labour Day' }).click();
    await expect.poll(() => demo.locator('input').inputValue()).toBe('05/01/2024');
    expect(await page.getByRole('dialog').count()).toBe(1);
  },
  async ShortcutsCustom({ demo }) {
    await demo.getByRole('button', { name: 'Ascension Day' }).click();
    const day = demo.getByRole('gridcell', { name: '9', exact: true });
    await expect.poll(() => day.getAttribute('aria-selected')).toBe('true');
  },
};
