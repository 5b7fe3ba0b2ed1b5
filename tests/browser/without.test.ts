import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SEARCH_BUTTON } from '../../site/search/button-hook';
import { SEARCH_DIALOG } from '../../site/search/hooks';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { reachFor } from './demos/reach-for';
import { footer, panels, summaryOf, topBar } from './frame-elements';
import { pageKinds } from './page-kinds';
import { watchPage } from './watch-page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const kinds = Object.entries(pageKinds).flatMap(([kind, url]) => [
  { kind, url },
  { kind: `Chinese ${kind}`, url: `/zh${url}` },
]);

/** The 404 page is answered with its status, which browsers tell on the console. */
const isNews = (text: string): boolean => !text.includes('404');

describe('without JavaScript', () => {
  let reader: BrowserContext;

  beforeAll(async () => {
    reader = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  });

  it.each(kinds)('a page of the kind $kind reads, and leads on', async ({ url }) => {
    const page = await reader.newPage();
    await page.goto(inject('site') + url);

    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.locator('main').innerText()).toMatch(/\S{3}/);
    expect(await page.locator('.needs-script').evaluateAll(shownOnes)).toEqual([]);
    await followLink(page);
    await page.close();
  });

  it('a demo that nobody could draw says so, and its code opens', async () => {
    const page = await reader.newPage();
    await page.goto(`${inject('site')}/components/skeleton/`);
    const demo = page.locator('section:has([data-x=waiting])').first();
    await demo.locator('[data-x=source]>summary').click();

    expect(await demo.getByText('This demo comes alive with JavaScript').isVisible()).toBe(true);
    expect(await demo.locator('[data-x=source] pre').first().isVisible()).toBe(true);
    await page.close();
  });

  it.each(['light', 'dark'] as const)('the page is as %s as the device', async (colorScheme) => {
    const reader = await browser.newContext({ javaScriptEnabled: false, colorScheme });
    const page = await reader.newPage();
    await page.goto(`${inject('site')}/x/introduction/licensing/`);
    const paper = await page.locator('html').evaluate((html) => getComputedStyle(html).backgroundColor);

    expect(paper).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(14, 20, 19)');
    await reader.close();
  });
});

describe('where nothing can be stored, and every foreign host is blocked', () => {
  let reader: BrowserContext;

  beforeAll(async () => {
    reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    await refuseStorage(reader);
    await blockForeignHosts(reader);
  });

  it.each(kinds)('a page of the kind $kind works without complaint', async ({ url }) => {
    const { page, complaints } = await watchPage(reader, inject('site') + url);
    expect(await page.evaluate(() => Reflect.has(window, 'refused'))).toBe(true);
    await touchEverything(page);

    expect(complaints.filter(isNews)).toEqual([]);
    await page.close();
  });

  it('choices hold as long as the page', async () => {
    const reader = await browser.newContext({ viewport: { width: 1280, height: 900 }, colorScheme: 'light' });
    await refuseStorage(reader);
    const { page, complaints } = await watchPage(reader, `${inject('site')}/x/react-charts/styling/`);
    await page.locator(summaryOf(panels.mode)).click();
    await page.locator(`${panels.mode} label`).nth(1).click();
    await page.locator('#StylingStroke [data-tool=variant][value=JS]').click();

    const chosen = () =>
      page.evaluate(() => {
        const { muiColorScheme, codeVariant } = document.documentElement.dataset;
        return [muiColorScheme, codeVariant];
      });
    await expect.poll(chosen).toEqual(['dark', 'JS']);
    expect(complaints).toEqual([]);
    await reader.close();
  });
});

describe('with every foreign host blocked', () => {
  it.each(['front page', 'text', 'charts', 'reference'] as const)(
    'a page of the kind %s lacks nothing',
    async (kind) => {
      const reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
      await blockForeignHosts(reader);
      const { page, complaints } = await watchPage(reader, inject('site') + pageKinds[kind]);
      await touchEverything(page);

      expect(complaints.filter(isNews)).toEqual([]);
      await reader.close();
    },
  );
});

async function blockForeignHosts(context: BrowserContext): Promise<void> {
  await context.route(
    (asked) => asked.origin !== new URL(inject('site')).origin,
    (route) => route.abort(),
  );
}

/** Storage throws, and a cookie that is set is not there. */
async function refuseStorage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const refuse = () => {
      Object.assign(window, { refused: true });
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: refuse });
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
  });
}

/** Opens each menu of the frame, turns the page to dark, and reaches for the first demo. */
async function touchEverything(page: Page): Promise<void> {
  for (const opener of await page.locator(`${topBar} :is(summary,button):visible`).all()) {
    await opener.click();
    // What opens the search is fetched first.
    if (await opener.evaluate((one, button) => one.matches(button), hooked(SEARCH_BUTTON)))
      await page.waitForSelector(`${hooked(SEARCH_DIALOG)}:popover-open`);
    await page.keyboard.press('Escape');
  }
  await page.locator(summaryOf(panels.mode)).click();
  await page.locator(`${panels.mode} label`).nth(1).click();
  await expect.poll(() => page.evaluate(() => document.body.className)).toContain('mode-dark');
  const demo = page.locator('[data-module]').first();
  if ((await demo.count()) > 0) {
    await reachFor(demo);
    await page.waitForFunction(
      (root) => Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer')),
      await demo.elementHandle(),
    );
  }
}

/** Goes on by a link of the frame, and arrives at a page. */
async function followLink(page: Page): Promise<void> {
  await page.locator(`${footer} ul a`).first().click();
  await page.waitForURL(({ pathname }) => /^(?:\/zh)?\/x\/whats-new\/$/.test(pathname));
  expect(await page.locator('h1').isVisible()).toBe(true);
}

/** Those that take up room, by their words. */
function shownOnes(elements: Element[]): string[] {
  return elements.filter((element) => element.checkVisibility()).map(({ textContent }) => textContent ?? '');
}
