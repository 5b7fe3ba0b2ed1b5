import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { watchPage } from './watch-page';
import { reachFor } from './demos/reach-for';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const PAGE = '/x/react-charts/bars/';

/** Which demos React has drawn, by their place on the page. */
function mounted(page: Page): Promise<boolean[]> {
  return page
    .locator('[data-module]')
    .evaluateAll((roots) =>
      roots.map((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))),
    );
}

const firstIsThere = (page: Page) => expect.poll(async () => (await mounted(page))[0]).toBe(true);

describe('a demo', () => {
  it('is fetched when its reader reaches for it, and not before', async () => {
    const { page } = await watchPage(await browser.newContext(), inject('site') + PAGE);
    const modules = await page
      .locator('[data-module]')
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-module') ?? ''));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await reachFor(page.locator('[data-module]').first());
    await firstIsThere(page);
    await page.waitForTimeout(1000);
    const last = modules.at(-2) ?? '';
    expect([(await mounted(page)).at(-2), asked.includes(last)]).toEqual([false, false]);
    await reachFor(page.locator('[data-module]').nth(-2));

    await expect.poll(async () => (await mounted(page)).at(-2)).toBe(true);
    expect(asked).toContain(last);
    await page.context().close();
  });

  it('that throws says so below its picture: the page keeps still, and the next demo lives', async () => {
    const context = await browser.newContext();
    await context.route(/BarsBasic-[^/]*\.js$/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export default function Broken() { throw new Error("broken"); }',
      }),
    );
    const { page, shift } = await watchPage(context, inject('site') + PAGE);
    const box = page.locator('#BarsBasic [data-demo]');
    const failure = page.locator('#BarsBasic [data-x=failure]');
    await reachFor(box);
    await failure.waitFor({ timeout: 30_000 });

    expect(await box.locator('svg').filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await failure.getByRole('button').count()).toBe(1);
    await reachFor(page.locator('[data-module]').nth(1));
    await expect.poll(async () => (await mounted(page))[1]).toBe(true);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    // Whoever tries again, in vain, stays at the button.
    await failure.getByRole('button').press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
    await context.close();
  });
});
