import { chromium } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { SETTINGS } from '../../site/layout/hooks';
import { settingsButton } from './frame-elements';

/**
 * What the headless shell cannot show: it remembers for the whole visit that a script did not come. That the
 * next choice asks again is proven without a browser in `tests/site/settings-drawer.test.tsx`, too.
 */
const launch = inject('fullBrowser');

it.skipIf(launch === null)(
  'settings whose script did not come are asked for again, and choices wait for them',
  async () => {
    const browser = await chromium.launch(launch ?? {});
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    let isBroken = true;
    await page.route('**/run-settings-*.js', async (route) => {
      if (isBroken) return route.abort();
      await new Promise((resolve) => setTimeout(resolve, 800));
      return route.continue();
    });
    const failure = page.getByRole('alert');
    await page.locator(settingsButton).click();
    await failure.waitFor();

    isBroken = false;
    await page.locator(`#${SETTINGS} label:has([value="rtl"])`).click();
    await page.locator(`#${SETTINGS} [name="INCREASE_SPACING"]`).click();
    expect(await page.evaluate(() => document.dir)).toBe('ltr');
    await expect.poll(() => page.evaluate(() => document.dir), { timeout: 15_000 }).toBe('rtl');
    expect(await page.locator(`#${SETTINGS} [value="rtl"]`).isChecked()).toBe(true);
    expect(await page.locator(`#${SETTINGS} output`).textContent()).toBe('9 px');
    expect(await failure.isVisible()).toBe(false);
    await browser.close();
  },
);
