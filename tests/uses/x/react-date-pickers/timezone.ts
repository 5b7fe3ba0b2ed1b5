import { expect } from 'vitest';
import { reachFor } from '../../../browser/demos/reach-for';
import type { Use, Uses } from '../../use';

/** A loaded machine takes its time. */

const valuesOf = (inputs: Element[]) => inputs.map((input) => (input as HTMLInputElement).value);

/** What a field shows on devices in three time zones, with a browser context of its own for each. */
const inThreeZones =
  (name: string, expected: Record<string, string[]>): Use =>
  async ({ page }) => {
    const browser = page.context().browser();
    for (const [timezoneId, values] of Object.entries(expected)) {
      const context = await browser!.newContext({ timezoneId, viewport: { width: 1280, height: 900 } });
      const other = await context.newPage();
      await other.goto(page.url());
      const demo = other.locator(`[data-demo="${name}"]`).first();
      await reachFor(demo);
      await expect.poll(() => demo.locator('input').evaluateAll(valuesOf)).toEqual(values);
      await context.close();
    }
  };

const everywhere = (...values: string[]) => ({
  'America/Los_Angeles': values,
  UTC: values,
  'Asia/Tokyo': values,
});

const inZurich = everywhere('04/17/2024 03:30 PM', '04/17/2024 05:30 PM');

export const uses: Uses = {
  TimezoneFromValue: async (used) => {
    await inThreeZones('TimezoneFromValue', everywhere('04/17/2024 03:30 PM'))(used);
    const { demo, page } = used;
    await demo.locator('input').click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('12');
    await expect.poll(() => demo.getByRole('status').innerText()).toBe('Value: 2024-12-17T15:30:00-05:00');
  },
  TimezoneProp: inThreeZones('TimezoneProp', everywhere('04/18/2024 04:30 AM')),
  TimezoneDayjs: inThreeZones('TimezoneDayjs', inZurich),
  TimezoneLuxon: inThreeZones('TimezoneLuxon', inZurich),
  TimezoneMoment: inThreeZones('TimezoneMoment', inZurich),
  TimezoneStoreUtcShowSystem: inThreeZones('TimezoneStoreUtcShowSystem', {
    'America/Los_Angeles': ['04/17/2024 08:30 AM'],
    UTC: ['04/17/2024 03:30 PM'],
    'Asia/Tokyo': ['04/18/2024 12:30 AM'],
  }),
  async TimezoneSwitch({ demo, page }) {
    const field = demo.getByLabel('Support call');
    await expect.poll(() => field.inputValue()).toBe('04/17/2024 11:30 AM');
    await demo.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    await expect.poll(() => field.inputValue()).toBe('04/18/2024 12:30 AM');
    expect(await demo.getByRole('status').innerText()).toBe('Value: 2024-04-17T15:30:00Z');
  },
  async TimezoneTwoOffices({ demo, page }) {
    const fields = demo.locator('input');
    await expect.poll(() => fields.first().inputValue()).toBe('04/17/2024 09:30');
    expect(await fields.last().inputValue()).toBe('04/17/2024 15:30');
    await fields.last().click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('02');
    await expect.poll(() => fields.first().inputValue()).toBe('04/16/2024 20:30');
  },
};
