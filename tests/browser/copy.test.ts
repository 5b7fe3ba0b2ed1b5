import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { COPY_PAGE, PAGE_MENU } from '../../site/page/hooks';
import { hooked } from '../../site/support/dom';
import { openOwnBrowser } from './chromium/open-browser';
import { hear } from './hear';
import { watchPage } from './watch-page';

let browser: Browser;
let reader: BrowserContext;

beforeAll(async () => {
  browser = await openOwnBrowser();
  reader = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await reader.grantPermissions(['clipboard-read', 'clipboard-write']);
});

afterAll(() => browser.close());

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

async function open(): Promise<Page> {
  const { page } = await watchPage(reader, `${inject('site')}/x/introduction/installation/`);
  await page.evaluate(() => navigator.clipboard.writeText('nothing'));
  return page;
}

const copyPage = (page: Page) =>
  hear(page.locator(`${hooked(COPY_PAGE)}[data-state=copied]`), () =>
    page.locator(hooked(COPY_PAGE)).click(),
  );

it('the block under the pointer is copied by Ctrl+C, and its button says so for a while', async () => {
  const page = await open();
  const block = page.locator('main [data-x=code]:visible').first();
  const button = block.locator('pre~button');
  await block.hover();
  await hear(block.locator('pre~button[data-state=copied]'), () => page.keyboard.press('Control+c'));

  expect(await copied(page)).toBe(await block.locator('pre').textContent());
  await expect.poll(() => button.getAttribute('data-state'), { timeout: 5000 }).toBeNull();
  await page.close();
});

it('a selected text is copied, and not the block it stands in', async () => {
  const page = await open();
  const block = page.locator('main [data-x=code]:visible').first();
  await page.locator('h1').selectText();
  await block.hover();
  await page.keyboard.press('Control+c');

  await expect.poll(() => copied(page)).not.toBe('nothing');
  expect(await copied(page)).not.toBe(await block.locator('pre').textContent());
  await page.close();
});

it.each(['/x/', '/zh/x/'])('the front page is copied and read as Markdown, too: %s', async (pathname) => {
  const { page } = await watchPage(reader, inject('site') + pathname);
  await copyPage(page);
  expect(await copied(page)).toContain(`url: https://mui.com${pathname}\n`);

  await page.locator(`summary:has(+ ${hooked(PAGE_MENU)})`).click();
  const links = await page
    .locator(`${hooked(PAGE_MENU)} a`)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links[0]).toBe(`${pathname}index.md`);
  expect(links.slice(1).map((href) => new URL(href ?? '').host)).toEqual(['chatgpt.com', 'claude.ai']);
  await page.close();
});

it('the whole page is copied as Markdown, which lies beside it', async () => {
  const page = await open();
  await copyPage(page);

  const markdown = await copied(page);
  expect(markdown).toMatch(/^---\ntitle: .*\nurl: https:\/\/mui\.com\/x\/introduction\/installation\/\n/);
  expect(markdown).toContain('```');
  expect(markdown).not.toContain('{{"demo"');
  expect(await (await page.request.get(`${page.url()}index.md`)).text()).toBe(markdown);
  await page.close();
});

it('the address of the code of a demo is copied from the menu of its toolbar', async () => {
  const styling = `${inject('site')}/x/react-charts/styling/`;
  const { page } = await watchPage(reader, styling);
  const demo = page.locator('#StylingStroke');
  await demo.locator('[data-x=tools] details:last-child summary').click();
  await demo.locator('[data-tool="link"][value="JS"]').click();

  await expect.poll(() => copied(page)).toBe(`${styling}#system-StylingStroke.js`);
  await page.close();
});

it('the menu beside it opens by keyboard, closes on Escape, and asks no other host before a link is followed', async () => {
  const { page } = await watchPage(reader, `${inject('site')}/x/introduction/installation/`);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  const menu = page.locator(`details:has(> ${hooked(PAGE_MENU)})`);
  await menu.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');

  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(
    '/x/introduction/installation/index.md',
  );
  await menu.locator('a[target=_blank]').first().hover();
  await page.keyboard.press('Escape');
  expect(await menu.getAttribute('open')).toBeNull();
  expect(asked.filter((host) => host !== new URL(page.url()).host)).toEqual([]);
  await page.close();
});

it('the menu works without JavaScript', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(`${inject('site')}/zh/x/introduction/installation/`);
  await page.locator(`summary:has(+ ${hooked(PAGE_MENU)})`).click();
  const link = page.locator(`${hooked(PAGE_MENU)} a`).first();
  const { x = -1, width = 0 } = (await page.locator(hooked(PAGE_MENU)).boundingBox()) ?? {};

  expect([x >= 0, x + width <= 360]).toEqual([true, true]);
  expect(await link.isVisible()).toBe(true);
  const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  await context.close();
});
