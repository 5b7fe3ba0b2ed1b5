import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { Uses } from '../../use';

/** Waits for an answer that takes a while. */

const day = (demo: Locator, date: string) => demo.getByRole('gridcell', { name: date, exact: true });

/** A day is chosen by click and by keyboard, a week by any of its days; marks come with the month. */
export const uses: Uses = {
  async DateCalendarControlled({ demo, page }) {
    const status = demo.getByRole('status');
    const choose = async () => {
      await day(demo, '18').click();
      return status.textContent();
    };
    await expect.poll(choose).toBe('18 April 2024, final');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => status.textContent()).toBe('25 April 2024, final');
  },

  async DateCalendarWeekPicker({ demo }) {
    await day(demo, '23').click();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('21 Apr to 27 Apr 2024');
    await expect.poll(() => demo.locator('[role=gridcell][aria-selected=true]').count()).toBe(7);
  },

  async DateCalendarDynamicData({ demo }) {
    await expect.poll(() => demo.locator('[role=gridcell][title]').count()).toBe(3);
    await demo.locator('button[aria-label]').last().click();
    await expect
      .poll(() => demo.locator('[role=gridcell][title]').allTextContents())
      .toEqual(['7', '15', '24']);
  },

  async MonthAndYearCalendars({ demo }) {
    await demo.getByRole('radio', { name: 'September' }).click();
    await demo.getByRole('radio', { name: '2026' }).click();
    await expect.poll(() => demo.getByRole('status').textContent()).toBe('Report for September 2026');
  },
};
