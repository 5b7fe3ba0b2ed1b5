import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
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

const styling = () => `${inject('site')}/x/react-charts/styling/`;

const DEMO = '#StylingStroke';

describe('the styling of code', () => {
  it('comes from the hash first, then from the cookie, then it is MUI System', async () => {
    const shown = async (hash: string) => {
      const { page } = await watchPage(reader, styling() + hash);
      const choice = await page.evaluate(() => document.documentElement.dataset['codeStyling']);
      await page.close();
      return choice;
    };

    expect(await shown('')).toBe('system');
    await reader.addCookies([{ name: 'codeStyling', value: 'CSS', url: inject('site') }]);
    expect(await shown('')).toBe('css');
    expect(await shown('#tailwind-StylingStroke.tsx')).toBe('tailwind');
  });

  it('is chosen for the whole page and for other tabs, and the demo is drawn with it', async () => {
    const { page, complaints } = await watchPage(reader, styling());
    const other = await watchPage(reader, styling());
    const demo = page.locator(DEMO);
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('.MuiLineElement-root').first().waitFor({ timeout: 30_000 });
    await demo.locator('.styling-menu summary').click();
    await demo.locator('[data-tool="styling"][value="css"]').click();

    await demo.locator('.sales-chart').first().waitFor({ timeout: 30_000 });
    expect(await page.evaluate(() => document.cookie)).toContain('codeStyling=CSS');
    const chosen = () => other.page.evaluate(() => document.documentElement.dataset['codeStyling']);
    await expect.poll(chosen).toBe('css');
    expect(complaints).toEqual([]);
  });
});

describe('a link to the code of a demo', () => {
  it('opens it in the styling and the language it names', async () => {
    const { page } = await watchPage(reader, `${styling()}#tailwind-StylingStroke.js`);
    const variant = page.locator(`${DEMO} [data-styling="tailwind"][data-language="JS"]`);

    expect(await variant.isVisible()).toBe(true);
    expect(await page.locator(`${DEMO} [data-styling="system"]`).first().isVisible()).toBe(false);
    const line = page.locator(`${DEMO} .MuiLineElement-root`).first();
    await page.locator(DEMO).scrollIntoViewIfNeeded();
    // The classes work: they are compiled into the demo's module.
    await expect
      .poll(() => line.evaluate((path) => getComputedStyle(path).strokeWidth).catch(() => ''), {
        timeout: 30_000,
      })
      .toBe('4px');
  });

  it('is copied from the menu of the toolbar', async () => {
    await reader.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { page } = await watchPage(reader, styling());
    const demo = page.locator(DEMO);
    await demo.locator('.more-menu summary').click();
    await demo.locator('[data-tool="link"][value="JS"]').click();

    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe(`${styling()}#system-StylingStroke.js`);
  });
});

describe('a sandbox', () => {
  it.each(['stackblitz', 'codesandbox'])(
    'is opened at %s in a new tab, with the code that is shown',
    async (place) => {
      const posted: string[] = [];
      await reader.route(/^https:/, (route) => {
        posted.push(`${route.request().method()} ${new URL(route.request().url()).host}`);
        return route.fulfill({ body: 'opened' });
      });
      const { page } = await watchPage(reader, styling());
      const opened = reader.waitForEvent('page');
      await page.locator(`${DEMO} [data-tool="${place}"]`).click();
      await (await opened).getByText('opened').waitFor();

      expect(posted).toEqual([`POST ${place}.${place === 'stackblitz' ? 'com' : 'io'}`]);
    },
  );
});

describe('the settings', () => {
  it('mirror the page and its demos, and the next page comes mirrored', async () => {
    const { page, complaints } = await watchPage(reader, styling());
    await page.locator('.settings-button').click();
    await page.locator('.settings label:has([value="rtl"])').click();
    await page.keyboard.press('Escape');
    const demo = page.locator(DEMO);
    await demo.scrollIntoViewIfNeeded();
    await demo.locator('.MuiLineElement-root').first().waitFor({ timeout: 30_000 });

    expect(await demo.locator('[class*="demo-rtl-"]').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('settings-button');
    const next = await watchPage(reader, `${inject('site')}/x/introduction/licensing/`);
    expect(await next.page.evaluate(() => [document.documentElement.dir, document.body.dir])).toEqual([
      'rtl',
      'rtl',
    ]);
    expect(await next.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1280);
    expect(await next.shift()).toBeLessThanOrEqual(0.01);
    expect([...complaints, ...next.complaints]).toEqual([]);
  });

  it('colour the demos that are there already', async () => {
    const { page } = await watchPage(reader, `${inject('site')}/x/react-charts/pie/`);
    const slider = page.locator('[data-demo] .MuiSlider-root').first();
    await page.locator('[data-demo]:has(.MuiSlider-root)').first().scrollIntoViewIfNeeded();
    await slider.waitFor({ timeout: 30_000 });
    const color = () => slider.evaluate((element) => getComputedStyle(element).color);
    await expect.poll(color).toBe('rgb(25, 118, 210)');
    await page.locator('.settings-button').click();
    await page.locator('.settings [name="primary"]').fill('#ff0000');

    await expect.poll(color).toBe('rgb(255, 0, 0)');
    expect(await page.evaluate(() => document.cookie)).toContain('{"primary":{"main":"#ff0000"}}');
  });
});

it('the toolbar of a demo fits on every phone', async () => {
  for (const width of [320, 360, 412]) {
    const phone = await browser.newContext({ viewport: { width, height: 740 }, hasTouch: true });
    const page = await phone.newPage();
    await page.goto(styling());
    await page.locator(`${DEMO} .more-menu summary`).click();
    const panel = await page.locator(`${DEMO} .more-menu .disclosure-panel`).boundingBox();

    expect(panel?.x).toBeGreaterThanOrEqual(0);
    expect((panel?.x ?? 0) + (panel?.width ?? 0)).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await phone.close();
  }
});

describe('MUI speaks the language of the page', () => {
  const localeFiles = (files: string[]) => files.filter((file) => /locale|-zh-|-pt-/.test(file));

  async function open(url: string) {
    const page = await reader.newPage();
    const files: string[] = [];
    page.on('response', (response) => files.push(response.url()));
    await page.goto(inject('site') + url);
    const demo = page.locator('[data-demo]').first();
    await demo.scrollIntoViewIfNeeded();
    return { page, demo, files };
  }

  it('the footer of a Data Grid and a date picker are Chinese on Chinese pages', async () => {
    const grid = await open('/zh/x/react-data-grid/');
    await grid.demo.getByText('每页行数').waitFor({ timeout: 30_000 });
    const picker = await open('/zh/x/react-date-pickers/date-picker/');
    await picker.demo.getByRole('button', { name: '选择日期' }).first().waitFor({ timeout: 30_000 });

    expect(localeFiles(grid.files).filter((file) => file.includes('date-pickers'))).toEqual([]);
    expect(localeFiles(picker.files).filter((file) => file.includes('data-grid'))).toEqual([]);
  });

  it('English pages load no words of other languages', async () => {
    const { demo, files } = await open('/x/react-data-grid/');
    await demo.getByText('Rows per page').waitFor({ timeout: 30_000 });

    expect(localeFiles(files)).toEqual([]);
  });
});
