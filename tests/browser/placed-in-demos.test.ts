import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { screens } from './drawn/visit';
import { reachFor } from './demos/reach-for';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** Calendars of ranges place the mark of a missing license, but no box around it. */
const DEMO = '[data-demo=DateRangeCalendarBasic]';

describe('what a component places around itself', () => {
  it.each(Object.entries(screens))('lies in its demo, drawn and alive: %s', async (_, screen) => {
    const page = await (await browser.newContext(screen)).newPage();
    await page.goto(`${inject('site')}/x/react-date-pickers/date-range-calendar/`);
    const demo = page.locator(DEMO);
    const outside = async () => {
      const [box, mark] = await Promise.all([
        demo.boundingBox(),
        demo.getByText('Missing license key').locator('visible=true').boundingBox(),
      ]);
      if (!box || !mark) throw new Error('The demo has no box, or no mark.');
      const beyond = [
        box.x - mark.x,
        box.y - mark.y,
        mark.x + mark.width - box.x - box.width,
        mark.y + mark.height - box.y - box.height,
      ];
      return Math.max(0, ...beyond.map(Math.round));
    };

    expect(await outside()).toBe(0);
    await reachFor(demo);
    await page.locator(`${DEMO}[data-mounted]`).waitFor();
    expect(await outside()).toBe(0);
    await page.context().close();
  });
});
