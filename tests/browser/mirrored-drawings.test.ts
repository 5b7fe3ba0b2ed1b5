import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { SETTINGS } from '../../site/layout/hooks';
import { openUnhintedBrowser } from './chromium/open-browser';
import { mountDemos } from './demos/mount-demos';
import { apartFrom } from './drawn/apart-from';
import { stopClock } from './drawn/clock';
import { partsOf } from './drawn/drawn-parts';
import { screens } from './drawn/visit';
import { waitForFace } from './drawn/wait-for-face';
import { settingsButton } from './frame-elements';

let browser: Browser;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
});

afterAll(() => browser.close());

/** A reader from right to left. */
async function mirrored(screen: keyof typeof screens): Promise<BrowserContext> {
  const reader = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', ...screens[screen] });
  await stopClock(reader);
  await reader.addInitScript(() => localStorage.setItem('theme-settings', '{"direction":"rtl"}'));
  return reader;
}

/** Opens a page, and waits until its pictures are mirrored. */
async function open(reader: BrowserContext, path: string): Promise<Page> {
  const page = await reader.newPage();
  await page.goto(inject('site') + path);
  await waitForFace(page);
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  return page;
}

const modulesOf = (page: Page) =>
  page.locator('[data-module]').evaluateAll((roots) => roots.map((root) => root.getAttribute('data-module')));

/** Resolves once a page has seen what is near its window, and has begun what it does when it is idle. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    for (const wait of [
      requestAnimationFrame,
      requestAnimationFrame,
      requestIdleCallback,
      requestIdleCallback,
    ])
      await new Promise((resolve) => wait(resolve));
  });

const mounted = (page: Page) => page.locator('[data-mounted]').count();

/** Where the words of a demo are drawn: x, by the words. */
async function placesOf(page: Page, demo: string): Promise<Record<string, number>> {
  const parts = (await partsOf(page, [demo])).get(demo) ?? [];
  const words = parts.filter(({ tag }) => tag.startsWith('text '));
  return Object.fromEntries(words.map(({ tag, box: [x] }) => [tag.slice(5), Math.round(x)]));
}

/** What is filled of each arrow of a page, as it is seen: a point of 24 by 24 each. */
const arrowsOf = (page: Page) =>
  page.locator('[data-demo] button svg:visible').evaluateAll((icons) =>
    icons.map((icon) => {
      const path = icon.querySelector('path');
      const isTurned = getComputedStyle(icon).scale === '-1 1';
      const points = Array.from({ length: 24 * 24 }, (_, at) => {
        const [x, y] = [(at % 24) + 0.5, Math.floor(at / 24) + 0.5];
        return path?.isPointInFill(new DOMPoint(isTurned ? 24 - x : x, y)) ? '#' : '.';
      });
      return points.join('');
    }),
  );

describe('for readers from right to left', () => {
  it.each([
    ['desktop', '/x/react-data-grid/sorting/'],
    ['desktop', '/guides/interoperability/'],
    ['phone', '/components/progress/'],
    ['desktop', '/x/react-data-grid/pagination/'],
    ['desktop', '/x/react-data-grid/filtering/'],
    ['phone', '/x/react-data-grid/column-groups/'],
    ['desktop', '/zh/x/react-data-grid/clipboard/'],
    ['desktop', '/x/react-date-pickers/date-calendar/'],
    ['touched phone', '/x/react-date-pickers/date-range-picker/'],
    ['desktop', '/x/react-tree-view/simple-tree-view/items/'],
    ['phone', '/x/react-tree-view/rich-tree-view/items/'],
  ] as const)(
    'demos are drawn where they come alive, and nothing of them is fetched before: %s %s',
    async (screen, path) => {
      const reader = await mirrored(screen);
      const requested: string[] = [];
      reader.on('request', (request) => requested.push(new URL(request.url()).pathname));
      const page = await open(reader, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await untilIdle(page);
      const modules = await modulesOf(page);
      expect(requested.filter((url) => modules.includes(url))).toEqual([]);
      const drawn = await partsOf(page);
      expect(drawn.size).toBeGreaterThan(1);

      expect((await mountDemos(page)).faults).toEqual([]);
      expect(await apartFrom(page, drawn)).toEqual({});
      await reader.close();
    },
  );

  it.each([
    '/components/pagination/',
    '/x/react-date-pickers/date-calendar/',
    '/x/react-data-grid/localization/',
  ])('arrows point where they point alive: %s', async (path) => {
    const reader = await mirrored('desktop');
    const page = await open(reader, path);
    const drawn = await arrowsOf(page);
    expect(drawn.length).toBeGreaterThan(4);

    await mountDemos(page);
    await expect.poll(() => arrowsOf(page)).toEqual(drawn);
    await reader.close();
  });

  it.each([
    ['charts, which place their texts by the direction', '/x/react-charts/bars/'],
    ['grids with columns that stay at their side', '/x/react-data-grid/column-pinning/'],
    ['digital clocks, which order their columns', '/x/react-date-pickers/digital-clock/'],
  ])('what calculates comes alive near the window: %s', async (_, path) => {
    const reader = await mirrored('desktop');
    const page = await open(reader, path);

    await page.locator('[data-mounted] [class*="demo-rtl-"]').first().waitFor({ timeout: 30_000 });
    expect(await mounted(page)).toBeLessThan(await page.locator('[data-module]').count());
    await reader.close();
  });
});

describe('drawings of a page whose direction is chosen', () => {
  it('are mirrored in place, and back', async () => {
    const reader = await browser.newContext({ reducedMotion: 'reduce', ...screens.desktop });
    const page = await reader.newPage();
    await page.goto(`${inject('site')}/x/react-data-grid/sorting/`);
    await waitForFace(page);
    const places = () => placesOf(page, 'SortingBasic');
    const before = await places();
    expect(before['River']).toBeLessThan(200);
    const choose = async (direction: 'ltr' | 'rtl') => {
      await page.locator(settingsButton).click();
      await page.locator(`#${SETTINGS} label:has([value="${direction}"])`).click();
      await page.keyboard.press('Escape');
    };

    await choose('rtl');
    // The first column is at the right then.
    await expect.poll(async () => (await places())['River']).toBeGreaterThan(400);
    await choose('ltr');

    await expect.poll(places).toEqual(before);
    expect(await mounted(page)).toBe(0);
    await reader.close();
  });
});
