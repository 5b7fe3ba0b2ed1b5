import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Editors and filters of one's own are used as those of the grid. */
export const uses: Uses = {
  async CustomSparkline({ demo }) {
    await demo.locator('[role=columnheader][data-field=levels]').click();
    await expect
      .poll(() => demo.locator('[role=gridcell][data-field=well]').first().innerText())
      .toBe('Mill');
  },
  async CustomDatePicker({ demo, page }) {
    const cell = demo.locator('[role=gridcell][data-field=back]').nth(2);
    await cell.dblclick();
    await cell.locator('button').click();
    await page.getByRole('gridcell', { name: '15', exact: true }).click();
    await cell.locator('input').press('Enter');
    await expect.poll(() => cell.innerText()).toMatch(/^15 /);
  },
  async CustomColumnFullExample({ demo, page }) {
    const cell = demo.locator('[role=gridcell][data-field=food]').first();
    await cell.click();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => cell.getByRole('img').getAttribute('aria-label')).toBe('4 Stars');
  },
};
