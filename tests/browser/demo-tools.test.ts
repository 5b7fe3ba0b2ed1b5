import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SOURCE } from '../../site/demo/source-hook';
import { TOOLBAR } from '../../site/demo/toolbar-keys';
import { hooked } from '../../site/support/dom';
import { openBrowser } from './chromium/open-browser';
import { screens } from './drawn/visit';
import { hear } from './hear';
import { hold } from './hold';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

/** The code of the tools, as the site names it. */
const TOOLS = /\/enhance-demos-/;

/** Opens a page on a phone, where a tap is the first thing that a page hears of its reader. */
async function onPhone(hash = ''): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(screens['touched phone']);
  const page = await context.newPage();
  await page.goto(`${inject('site')}/x/react-charts/bars/${hash}`);
  return { context, page };
}

const tool = (page: Page, name: string) => page.locator(`#BarsBasic [data-tool=${name}]`).first();
const openCode = (page: Page) => page.locator(`#BarsBasic ${hooked(SOURCE)}[open]`);

/** Focuses a tool on a desktop; its code waits for `release`. */
async function focusedBeforeTools(): Promise<{ context: BrowserContext; page: Page; release: () => void }> {
  const context = await browser.newContext(screens.desktop);
  const page = await context.newPage();
  await page.goto(`${inject('site')}/x/react-charts/bars/`);
  const release = await hold(page, TOOLS);
  await Promise.all([page.waitForRequest(TOOLS), tool(page, 'code').focus()]);
  return { context, page, release };
}

describe('the code of the tools', () => {
  it('is fetched for nobody who only reads', async () => {
    const { context, page } = await onPhone();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await page.waitForTimeout(1000);
    const fetched = await page.evaluate(() =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes('/enhance-demos-')),
    );
    await context.close();

    expect(fetched).toEqual([]);
  });

  it('answers a tap that came before it', async () => {
    const { context, page } = await onPhone();
    const release = await hold(page, TOOLS);
    await Promise.all([page.waitForRequest(TOOLS), tool(page, 'code').tap()]);
    expect(await openCode(page).count()).toBe(0);
    release();
    await openCode(page).waitFor();
    const label = await tool(page, 'code').getAttribute('aria-expanded');
    await context.close();

    expect(label).toBe('true');
  });

  it('moves by the arrow keys that came before it', async () => {
    const { context, page, release } = await focusedBeforeTools();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowRight']) await page.keyboard.press(key);
    release();
    await page.locator('#BarsBasic [data-tool=copy][tabindex="0"]').waitFor();
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-tool'));
    await context.close();

    expect(focused).toBe('copy');
  });

  it('moves by a Home and an End that came before it, and the page does not scroll', async () => {
    const { context, page, release } = await focusedBeforeTools();
    const scrolled = await page.evaluate(() => scrollY);
    for (const key of ['Home', 'End']) await page.keyboard.press(key);
    await page.waitForTimeout(1000);
    const scrolledThen = await page.evaluate(() => scrollY);
    release();
    const last = page.locator(`#BarsBasic ${TOOLBAR} [tabindex]`).last();
    await expect.poll(() => last.evaluate((element) => element === document.activeElement)).toBe(true);
    await context.close();

    expect(scrolledThen).toBe(scrolled);
  });

  it('that does not come is told at the tool, at each tap, and comes with the next one that can have it', async () => {
    const { context, page } = await onPhone();
    await page.route(TOOLS, (route) => route.abort());
    for (const name of ['copy', 'reset'])
      await hear(page.locator(`#BarsBasic [data-tool=${name}][data-state=failed]`), () =>
        tool(page, name).tap(),
      );
    await page.unroute(TOOLS);
    await tool(page, 'code').tap();
    await openCode(page).waitFor();
    await context.close();
  });

  it('comes by itself for a link to code', async () => {
    const { context, page } = await onPhone('#BarsBasic.tsx');
    await openCode(page).waitFor();
    await context.close();
  });

  it('comes by itself for whoever has chosen another language of code', async () => {
    const { context, page } = await onPhone();
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: inject('site') }]);
    await page.reload();
    await page
      .locator('#BarsBasic [data-tool=variant][value=JS][aria-pressed=true]')
      .first()
      .waitFor({ state: 'attached' });
    await context.close();
  });

  it('comes with the first tap of a reader who saves data', async () => {
    const context = await browser.newContext(screens.desktop);
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/react-charts/bars/`);
    await tool(page, 'code').click();
    await openCode(page).waitFor();
    await context.close();
  });

  it('keeps the toolbar one stop of the tab key from the first focus on', async () => {
    const context = await browser.newContext(screens.desktop);
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/react-charts/bars/`);
    await tool(page, 'reset').focus();
    await page.locator('#BarsBasic [data-tool=reset][tabindex="0"]').waitFor();
    await page.keyboard.press('Home');
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('data-tool'));
    await context.close();

    expect(focused).toBe('variant');
  });
});
