import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { parseRedirects } from '../../generator/dev/host-rules';
import { openBrowser } from './chromium/open-browser';
import { watchPage } from './watch-page';

let browser: Browser;
let reader: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
});

beforeEach(async () => {
  reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterEach(() => reader.close());

afterAll(() => browser.close());

async function open(url: string): Promise<Page> {
  const page = await reader.newPage();
  await page.goto(inject('site') + url);
  return page;
}

/** Path, query and hash of where a page is. */
const placeOf = (page: Page): string => page.url().slice(inject('site').length);

describe('the root of the host', () => {
  it('leads to the home page in each language, for hosts that read rules and for those that do not', async () => {
    const rules = parseRedirects(readFileSync(path.join(inject('out'), '_redirects'), 'utf8'));
    const roots = rules.filter(({ from }) => !from.includes('/x/') && from.endsWith('/') && from.length <= 4);

    expect(roots).toEqual([
      { from: '/', to: '/x/', status: 301 },
      { from: '/zh/', to: '/zh/x/', status: 301 },
    ]);
    for (const { from, to } of roots) {
      expect(readFileSync(path.join(inject('out'), from, 'index.html'), 'utf8')).toContain(`url=${to}"`);
      const page = await open(from);
      expect(placeOf(page)).toBe(to);
      expect(await page.locator('h1').isVisible()).toBe(true);
    }
  });
});

describe('the language menu', () => {
  const chinese = '.language-menu [lang="zh-CN"]';

  it('keeps the place and everything that was chosen', async () => {
    const page = await open('/x/react-charts/styling/?from=letter');
    await page.locator('.mode-menu summary').click();
    await page.locator('.mode-menu [value="dark"]').check({ force: true });
    await page.locator('.settings-button').click();
    await page.locator('.settings label:has([value="rtl"])').click();
    await page.keyboard.press('Escape');
    await page.locator('#StylingStroke [data-tool="variant"][value="JS"]').click();
    const heading = await page.locator('main h2[id]').last().getAttribute('id');
    await page.evaluate((id) => window.location.assign(`#${id}`), heading);
    await page.locator('.language-menu summary').click();
    await page.locator(chinese).click();
    await page.waitForURL('**/zh/**');

    expect(placeOf(page)).toBe(`/zh/x/react-charts/styling/?from=letter#${heading}`);
    expect(await page.evaluate(() => ({ ...document.documentElement.dataset }))).toMatchObject({
      muiColorScheme: 'dark',
      codeVariant: 'JS',
    });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('rtl');
    expect(await page.locator(`[id="${heading}"]`).evaluate((element) => element.matches(':target'))).toBe(
      true,
    );
  });

  it('keeps the place in a new tab, too', async () => {
    const page = await open('/x/introduction/licensing/#pro-plan');
    await page.locator('.language-menu summary').click();
    const opened = reader.waitForEvent('page');
    await page.locator(chinese).click({ button: 'middle' });
    const tab = await opened;
    await tab.waitForLoadState();

    expect(placeOf(tab)).toBe('/zh/x/introduction/licensing/#pro-plan');
  });

  it.each([
    ['/x/nothing-here/', chinese, '/zh/x/nothing-here/', '找不到页面'],
    ['/zh/x/nothing-here/?page=2', '.language-menu [lang="en"]', '/x/nothing-here/?page=2', 'Page not found'],
    ['/x/offline/', chinese, '/zh/x/offline/', '您处于离线状态'],
  ])('on %s leads to the same address in the other language', async (url, link, arrival, title) => {
    const page = await open(url);
    await page.locator('.language-menu summary').click();
    await page.locator(link).click();
    await page.waitForURL(inject('site') + arrival);

    expect(await page.locator('h1').innerText()).toBe(title);
  });

  it('leads from what is missing to the other language without JavaScript, too', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto(`${inject('site')}/x/nothing-here/`);
    await page.locator('.language-menu summary').click();
    await page.locator(chinese).click();

    expect(await page.locator('h1').innerText()).toBe('找不到页面');
    await plain.close();
  });
});

describe('the page of what is not there', () => {
  it('offers pages whose address is like the one asked for, and they answer', async () => {
    const page = await open('/zh/x/react-chart/bars/');
    const near = page.locator('.near-matches');
    await near.locator('li').first().waitFor();
    const first = near.locator('a').first();

    expect(await near.locator('h2').isVisible()).toBe(true);
    expect(await first.innerText()).toContain('图表');
    await first.click();
    await page.waitForURL('**/zh/x/react-charts/bars/');
  });

  it('says nothing of near ones where there are none', async () => {
    const page = await open('/zzz/');
    await page.waitForLoadState('networkidle');

    expect(await page.locator('.near-matches').isVisible()).toBe(false);
    expect(await page.locator('.cards a').count()).toBeGreaterThan(5);
  });
});

describe('the home page', () => {
  it.each(['/x/', '/zh/x/'])(
    '%s presents four products that live, how to install, the plans, and where to begin',
    async (url) => {
      const { page, complaints } = await watchPage(reader, inject('site') + url);
      const alive = [
        '.MuiDataGrid-row',
        '.MuiPickersDay-root',
        '.MuiLineElement-root, .MuiBarElement-root',
        '[role=treeitem]',
      ];
      for (const [at, part] of alive.entries()) {
        const specimen = page.locator('.specimen').nth(at);
        await specimen.scrollIntoViewIfNeeded();
        await page.waitForFunction(
          (root) => Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer')),
          await specimen.locator('.demo-root').elementHandle(),
        );
        await specimen.locator(part).first().waitFor();
        expect(await specimen.locator('h2').isVisible()).toBe(true);
      }

      expect(await page.locator('.specimen').count()).toBe(4);
      expect(await page.locator('.hero .code').first().innerText()).toContain(
        'npm install @mui/x-data-grid@7.18.0',
      );
      const plans = await page.locator('.home-plan h3').allInnerTexts();
      expect(plans.map((name) => name.trim())).toEqual(['Community', 'Pro', 'Premium']);
      expect(await page.locator('.home-plan li').count()).toBeGreaterThan(8);
      const ways = page.locator('.home-ways > div');
      expect(await ways.count()).toBe(3);
      expect(await ways.locator('a[href]').count()).toBeGreaterThanOrEqual(9);
      expect(complaints).toEqual([]);
    },
  );
});

describe('the contents', () => {
  const current = (page: Page) =>
    page
      .locator('.contents [aria-current]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('mark the heading that a reader has scrolled to, and none at the beginning', async () => {
    const page = await open('/x/react-charts/styling/');
    const links = await page
      .locator('.contents a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const third = links[2] ?? '';
    expect(await current(page)).toEqual([]);
    await page.locator(`[id="${third.slice(1)}"]`).evaluate((heading) => heading.scrollIntoView());

    await expect.poll(() => current(page)).toEqual([third]);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => current(page)).toEqual([links.at(-1)]);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => current(page)).toEqual([]);
  });

  it('mark the heading that was pressed, and close where they are a sheet', async () => {
    await reader.close();
    reader = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await open('/x/react-charts/styling/');
    await page.locator('.contents-button:not(.copy-page)').click();
    const link = page.locator('.contents a').nth(3);
    const href = await link.getAttribute('href');
    await link.click();

    expect(await current(page)).toEqual([href]);
    expect(await page.locator('.contents').isVisible()).toBe(false);
    expect(new URL(page.url()).hash).toBe(href);
  });
});
