import { type Browser, chromium, type Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

/** Whole browsers are newer than the headless shell: the latest request modules again that did not come. */
const launch = inject('fullBrowser');

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
