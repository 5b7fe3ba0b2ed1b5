import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { holdScripts } from './drawn/hold-scripts';
import { demos, settled } from './drawn/touch-drawing';
import { screens } from './drawn/visit';
import { watchPage } from './watch-page';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const phone = screens['touched phone'];

/** All scripts that a page has fetched, by their paths. */
async function fetchedScripts(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return [...new Set(names.map((name) => new URL(name).pathname))].filter((name) => name.endsWith('.js'));
}

/** What these files are as a host sends them, in bytes. */
const packed = (paths: string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(inject('out') + path)).length, 0);

const LIMIT = 12_000;
const LIMIT_OF_TEXT = 8000;

describe('a page that nobody has touched', () => {
  it.each([
    ['charts', '/x/react-charts/stacking/'],
    ['a chart with options', '/x/react-charts/bars/'],
    ['pickers', '/x/react-date-pickers/date-calendar/'],
    ['grids', '/x/react-data-grid/sorting/'],
    ['trees', '/x/react-tree-view/rich-tree-view/items/'],
  ])('fetches nothing of its demos, from its top to its end: %s', async (_, path) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const { page } = await watchPage(context, inject('site') + path);
    const boxes = page.locator('[data-module]');
    // A browser tells a page where the pointer rests when it appears below it: nobody has moved it.
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
    const undrawn = await boxes.filter({ has: page.locator('[data-x=waiting]') }).count();
    for (let step = 0; step < 40; step += 1) {
      await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForTimeout(1000);
    const scripts = await fetchedScripts(page);
    const modules = await boxes.evaluateAll((roots) => roots.map((root) => root.getAttribute('data-module')));
    const asked = scripts.filter((name) => /assets\/demos-/.test(name) || modules.includes(name));
    await context.close();

    expect([undrawn, asked]).toEqual([0, []]);
    expect(packed(scripts)).toBeLessThanOrEqual(LIMIT);
  });

  it.each([
    ['the front page', '/x/', LIMIT, 'en-US'],
    ['a page without demos', '/getting-started/', LIMIT_OF_TEXT, 'en-US'],
    ['a page of text', '/x/introduction/licensing/', LIMIT_OF_TEXT, 'en-US'],
    ['a page of text in Chinese', '/zh/x/introduction/licensing/', LIMIT_OF_TEXT, 'zh-CN'],
  ])('fetches no more than its own scripts: %s', async (_, path, limit, locale) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale });
    const { page } = await watchPage(context, inject('site') + path);
    await page.waitForTimeout(1000);
    const scripts = await fetchedScripts(page);
    await context.close();

    expect(scripts.filter((name) => /assets\/(?:demos-|Home)/.test(name))).toEqual([]);
    expect(packed(scripts)).toBeLessThanOrEqual(limit);
  });
});

it('a first touch is answered before anything is fetched that it did not ask for', async () => {
  const context = await browser.newContext(phone);
  const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
  const [, name] = demos.chart;
  const box = page.locator(`#${name} [data-demo]`);
  await box.scrollIntoViewIfNeeded();
  const pressed = await page.evaluate(() => performance.now());
  await box.tap();
  await box.locator('xpath=self::*[@data-mounted]').waitFor();
  const begun = (file: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').find(({ name }) => name.includes(part))?.startTime,
      file,
    );
  await expect.poll(() => begun('/search-dialog-')).toBeDefined();
  const [search = 0, demo = 0] = [await begun('/search-dialog-'), await begun(`/${name}-`)];
  await context.close();

  expect(demo).toBeGreaterThan(pressed);
  expect(search - demo).toBeGreaterThan(2000);
});

it('a bare tap asks for all that its demo needs at once', async () => {
  const context = await browser.newContext(phone);
  const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
  const box = page.locator('#BarsBasic [data-demo]');
  await box.scrollIntoViewIfNeeded();
  const runtime = await page.locator('[data-demos]').getAttribute('data-demos');
  const module = await box.getAttribute('data-module');
  const asked = new Set<string>();
  // Nothing is answered: what is asked for has waited for nothing.
  await context.route('**/*.js', (route) => void asked.add(new URL(route.request().url()).pathname));
  await box.tap();
  await expect.poll(() => asked.size).toBeGreaterThan(5);
  await context.close();

  expect([...asked]).toEqual(expect.arrayContaining([runtime, module]));
});

describe('a mouse that moves towards a demo', () => {
  /** Moves from the left towards a demo, as a hand does, and stops before it. Gives the scripts that were fetched since. */
  async function approach(page: Page): Promise<string[]> {
    const box = await page.locator('#BarsBasic [data-demo]').boundingBox();
    if (!box) throw new Error('The demo has no box.');
    const y = box.y + 100;
    await page.mouse.move(10, y);
    await page.waitForTimeout(1000);
    const before = await fetchedScripts(page);
    for (let x = 40; x < box.x - 10; x += 20) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(16);
    }
    await page.waitForTimeout(1000);
    return (await fetchedScripts(page)).filter((name) => !before.includes(name));
  }

  it('fetches its code, and runs none of it', async () => {
    const context = await browser.newContext({ viewport: screens.desktop.viewport });
    const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    // On a busy machine the browser takes its time until it follows the pointer.
    await page.mouse.move(10, 300);
    await expect
      .poll(async () => (await fetchedScripts(page)).some((name) => name.includes('watch-approach')), {
        timeout: 30_000,
      })
      .toBe(true);
    const fetched = await approach(page);
    const mounted = await page.locator('[data-mounted],[aria-busy=true]').count();
    const module = await page.locator('#BarsBasic [data-demo]').getAttribute('data-module');
    await context.close();

    expect(fetched).toContain(module);
    expect(mounted).toBe(0);
  });

  it('fetches nothing for a reader who saves data', async () => {
    const context = await browser.newContext({ viewport: screens.desktop.viewport });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    const fetched = await approach(page);
    await context.close();

    expect(fetched).toEqual([]);
  });
});

it.each([
  ...[1280, 1100, 800, 430, 340].map((width) => [width, 'sorting'] as const),
  ...[1100, 430].map((width) => [width, 'cells'] as const),
])('columns stand in a drawn grid as in the living one on a screen of %i px: %s', async (width, demo) => {
  const [, name] = demos[demo];
  const grid = `#${name} .MuiDataGrid-root:visible`;
  const edges = (page: Page) =>
    page
      .locator(`${grid} :is([role=columnheader],[role=gridcell])`)
      .evaluateAll((cells) =>
        cells.map((cell) => cell.getBoundingClientRect()).map(({ left, right }) => [left, right]),
      );
  const drawn = await holdScripts(browser, demos[demo], { viewport: { width, height: 900 } });
  const before = await edges(drawn.page);
  await drawn.box.hover();
  await drawn.release();
  const after = await edges(drawn.page);
  await drawn.page.context().close();

  expect(before.length).toBeGreaterThan(3);
  expect(after.map((cell) => cell.map(Math.round))).toEqual(before.map((cell) => cell.map(Math.round)));
});

it.each(['chart', 'tree', 'calendar', 'sorting'] as const)(
  'a press on a drawing begins no selection, for which a browser looks through the whole page: %s',
  async (demo) => {
    const { page, box } = await holdScripts(browser, demos[demo]);
    await page.evaluate(() => {
      addEventListener('selectstart', () => performance.mark('selection'), { capture: true });
    });
    await page.locator('article h1').click();
    const asked = () => page.evaluate(() => performance.getEntriesByName('selection').length);
    const onText = await asked();
    await box.click();
    const afterwards = await asked();
    await page.context().close();

    expect([onText, afterwards]).toEqual([1, 1]);
  },
);

describe('a demo comes', () => {
  it('by a link that names it', async () => {
    const page = await browser.newPage();
    await page.goto(`${inject('site')}/x/react-charts/bars/#BarsDataset`);

    await page.locator('#BarsDataset [data-mounted]').waitFor({ timeout: 30_000 });
    expect(await page.locator('#BarsBasic [data-mounted]').count()).toBe(0);
    await page.close();
  });

  it('by itself where the reader has chosen what no drawing shows', async () => {
    const context = await browser.newContext();
    await context.addInitScript(() =>
      localStorage.setItem('theme-settings', JSON.stringify({ direction: 'rtl' })),
    );
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/react-charts/bars/`);

    await page.locator('#BarsBasic [data-mounted]').waitFor({ timeout: 30_000 });
    await context.close();
  });

  it('by itself where a grid stands in a room that it was not drawn for, also when the window changes', async () => {
    const context = await browser.newContext({ viewport: screens.desktop.viewport });
    const page = await context.newPage();
    await page.goto(`${inject('site')}/x/react-data-grid/row-spanning/`, { waitUntil: 'load' });
    const grid = page.locator('[data-demo]:has([data-room])').first();
    const name = await grid.getAttribute('data-demo');
    await grid.scrollIntoViewIfNeeded();
    await settled(page);
    const living = page.locator(`[data-demo="${name}"][data-mounted]`);
    expect(await living.count()).toBe(0);

    await page.setViewportSize({ width: 700, height: 900 });
    await living.waitFor({ timeout: 30_000 });
    await context.close();
  });

  /** The colour of the mark before the tools, and whether it is being filled. */
  const mark = (page: Page) =>
    page.locator('#BarsBasic [data-x=tools]').evaluate((tools) => {
      const { color, animationName } = getComputedStyle(tools, '::before');
      return [color, animationName !== 'none'];
    });

  it('says that it comes, by its mark as well, and moves nothing', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page, shift } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    const box = page.locator('#BarsBasic [data-demo]');
    await context.route('**/assets/demos-*.js', async (route) => {
      await page.waitForTimeout(500);
      await route.continue();
    });
    expect(await mark(page)).toEqual(['rgb(195, 207, 203)', false]);
    await box.hover();
    expect(await box.getAttribute('aria-busy')).toBe('true');
    expect((await mark(page))[1]).toBe(true);
    await page.locator('#BarsBasic [data-mounted]').waitFor({ timeout: 30_000 });
    await settled(page);

    expect(await box.getAttribute('aria-busy')).toBeNull();
    expect(await mark(page)).toEqual(['rgb(10, 108, 98)', false]);
    expect(await shift()).toBeLessThanOrEqual(0.001);
    await context.close();
  });

  it('has a red mark where it fails', async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const { page } = await watchPage(context, `${inject('site')}/x/react-charts/bars/`);
    await context.route('**/assets/demos-*.js', (route) => route.abort());
    await page.locator('#BarsBasic [data-demo]').hover();
    await page.locator('#BarsBasic [data-x=failure]').waitFor({ timeout: 30_000 });

    expect(await mark(page)).toEqual(['rgb(168, 42, 32)', false]);
    await context.close();
  });
});
