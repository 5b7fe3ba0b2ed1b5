import { type Browser, chromium, type Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
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
    await expect.poll(() => page.evaluate(() => document.dir)).toBe('rtl');
    expect(await page.locator(`#${SETTINGS} [value="rtl"]`).isChecked()).toBe(true);
    expect(await page.locator(`#${SETTINGS} output`).textContent()).toBe('9 px');
    expect(await failure.isVisible()).toBe(false);
    await browser.close();
  },
);

describe.skipIf(launch === null)('a script of a demo', () => {
  const PAGE = '/x/react-charts/bars/';
  let browser: Browser;

  beforeAll(async () => {
    browser = await chromium.launch(launch ?? {});
  });

  afterAll(() => browser.close());

  /** Opens the page, whose demo gets answers of ours for its own script as long as there are some. */
  async function openWith(answers: ((route: Route) => Promise<void>)[]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(inject('site') + PAGE);
    const demo = page.locator('[data-module]').first();
    const url = (await demo.getAttribute('data-module')) ?? '';
    await page.route(`**${url}`, (route) => (answers.shift() ?? ((one) => one.continue()))(route));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await demo.click();
    const mounted = () => expect.poll(() => demo.getAttribute('data-mounted')).toBe('');
    const isSameDocument = () => page.evaluate(() => 'isSameDocument' in window);
    return { page, mounted, isSameDocument };
  }

  const cut = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: 'export default' });
  const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

  it('that was cut once is requested again by itself', async () => {
    const { page, mounted, isSameDocument } = await openWith([cut]);

    await mounted();
    expect(await isSameDocument()).toBe(true);
    expect(await page.locator('[data-x=failure]:not([hidden])').count()).toBe(0);
  });

  it('that was missing is requested again when its reader asks for it, in the same document', async () => {
    const { page, mounted, isSameDocument } = await openWith([missing, missing, missing]);
    await page.locator('[data-x=failure]:not([hidden]) button').click();

    await mounted();
    expect(await isSameDocument()).toBe(true);
  });
});
