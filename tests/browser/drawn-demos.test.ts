import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openUnhintedBrowser } from './chromium/open-browser';
import { mountDemos } from './demos/mount-demos';
import { apartOnceAlive } from './drawn/apart-once-alive';
import { screens, visit } from './drawn/visit';
import { watchPage } from './watch-page';

let browser: Browser;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
});

afterAll(() => browser.close());

/**
 * A page of each kind of chart, and of grids what their size hangs on: tools, pages, groups, columns, rows; one page of
 * each package. On a desktop every demo is compared in its walk (demos/prove-demos.ts).
 */
const pages = [
  ...['bars', 'lines', 'pie', 'scatter', 'stacking', 'heatmap', 'composition'].map(
    (name) => `/x/react-charts/${name}/`,
  ),
  ...[
    'filtering',
    'pagination',
    'row-grouping',
    'master-detail',
    'overlays',
    'column-definition',
    'cell-selection',
  ].map((name) => `/x/react-data-grid/${name}/`),
  ...['date-calendar', 'date-range-calendar', 'date-picker', 'time-clock', 'digital-clock'].map(
    (name) => `/x/react-date-pickers/${name}/`,
  ),
  ...['items', 'selection', 'customization'].map((name) => `/x/react-tree-view/rich-tree-view/${name}/`),
];

const drawnCharts = '[data-module]:has(svg):not(:has([data-x=waiting]))';

it.each([
  [768, 'bars'],
  [1024, 'lines'],
  [1240, 'scatter'],
  [1280, 'bars'],
  [1366, 'pie'],
  [1920, 'composition'],
])('on a screen of %i px charts stand where they come alive: %s', async (width, name) => {
  const { drawn, apart } = await apartOnceAlive(browser, `/x/react-charts/${name}/`, {
    viewport: { width, height: 900 },
  });

  expect(drawn).toBeGreaterThan(2);
  expect(apart).toEqual({});
});

it.each(pages)('on a phone in the dark demos stand where they come alive: %s', async (path) => {
  const screen = { ...screens['touched phone'], colorScheme: 'dark' } as const;
  const { drawn, apart } = await apartOnceAlive(browser, path, screen);

  expect(drawn).toBeGreaterThan(2);
  expect(apart).toEqual({});
});

it.each([
  // A demo that shows how a width decides instead is drawn for those of a desktop and a phone.
  [
    'a tablet',
    { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
    ['DatePickerDesktopFromWidth'],
  ],
  ['a narrow window with a mouse', { viewport: { width: 420, height: 800 } }, []],
])('fields of pickers have the buttons that they come alive with: on %s', async (_, screen, ofWidth) => {
  const { drawn, apart } = await apartOnceAlive(browser, '/x/react-date-pickers/date-picker/', screen);

  expect(drawn).toBeGreaterThan(2);
  expect(Object.keys(apart)).toEqual(ofWidth);
});

it('a demo with a theme of its own has its colours in light, too', async () => {
  const path = '/x/react-date-pickers/adapters-locale/';
  const { drawn, apart } = await apartOnceAlive(browser, path, { ...screens.desktop, colorScheme: 'light' });

  expect(drawn).toBeGreaterThan(2);
  expect(apart).toEqual({});
});

describe.each(Object.entries(screens))('on a %s', (_, screen) => {
  it.each(['/x/react-charts/bars/', '/x/react-data-grid/filtering/'])(
    'nothing of a page moves while all of its demos come alive: %s',
    async (path) => {
      const reader = await browser.newContext({ reducedMotion: 'reduce', ...screen });
      const watched = await watchPage(reader, inject('site') + path);
      await mountDemos(watched.page);
      const moved = await watched.shift();
      await reader.close();

      expect(moved).toBeLessThanOrEqual(0.001);
    },
  );
});

describe('the drawing of a chart', () => {
  it.each(['light', 'dark'] as const)('has the colours of its scheme: %s', async (colorScheme) => {
    const page = await visit(browser, '/x/react-charts/bars/', {
      ...screens.desktop,
      colorScheme,
      javaScriptEnabled: false,
    });
    const bar = page.locator('[data-demo="BarsBasic"] [data-drawn=wide] .MuiBarElement-root').first();
    const fill = await bar.evaluate((element) => getComputedStyle(element).fill);
    await page.context().close();

    expect(fill).toBe(colorScheme === 'light' ? 'rgb(22, 126, 115)' : 'rgb(87, 192, 177)');
  });

  it('is on Chinese pages, and on paper', async () => {
    const page = await visit(browser, '/zh/x/react-charts/pie/', {
      ...screens.desktop,
      javaScriptEnabled: false,
    });
    await page.emulateMedia({ media: 'print' });
    const arc = page.locator('[data-drawn=wide] .MuiPieArc-root').first();
    const isShown = await arc.isVisible();
    await page.context().close();

    expect(isShown).toBe(true);
  });

  it.each([
    360, 390, 422, 423, 599, 600, 731, 732, 768, 900, 1023, 1024, 1199, 1200, 1279, 1280, 1366, 1440, 1920,
  ])(
    'is seen on every screen, never enlarged, and leaves its demo the height it has: %i px',
    async (width) => {
      const reader = await browser.newContext({ viewport: { width, height: 900 } });
      const page = await reader.newPage();
      await page.goto(`${inject('site')}/x/react-charts/bars/`, { waitUntil: 'load' });
      const svg = page.locator('[data-demo="BarsBasic"] svg:visible').first();
      const [scale, higher] = await svg.evaluate((drawn) => {
        const { width: wide, height: high } = drawn.getBoundingClientRect();
        const [drawnWidth = 0, drawnHeight = 0] = ['width', 'height'].map((name) =>
          Number(drawn.getAttribute(name)),
        );
        // It is fitted into its place, in the middle.
        return [Math.min(wide / drawnWidth, high / drawnHeight), high - drawnHeight];
      });
      await reader.close();

      expect(scale).toBeLessThanOrEqual(1);
      expect(scale).toBeGreaterThan(0.6);
      expect(higher).toBe(0);
    },
  );

  it.each([360, 700, 768, 1100])('is never wider than its box: %i px', async (width) => {
    const page = await visit(browser, '/x/react-charts/bars/', {
      viewport: { width, height: 800 },
      javaScriptEnabled: false,
    });
    const wider = await page.locator(drawnCharts).evaluateAll(
      (roots) =>
        roots.filter((root) => {
          const { left, right } = root.getBoundingClientRect();
          const svgs = [...root.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect());
          return svgs.some((svg) => svg.width > 0 && (svg.left < left - 1 || svg.right > right + 1));
        }).length,
    );
    await page.context().close();

    expect(wider).toBe(0);
  });
});

it('a demo with a theme of its own comes alive near the window where it is dark, and not before', async () => {
  const reader = await browser.newContext({ ...screens.desktop, colorScheme: 'light' });
  const page = await reader.newPage();
  await page.goto(`${inject('site')}/customization/typography/`);
  const own = page.locator('[data-module]:has([data-in-light])');
  expect(await own.count()).toBe(1);
  await own.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  expect(await page.locator('[data-mounted]').count()).toBe(0);

  await page.emulateMedia({ colorScheme: 'dark' });

  await page.locator('[data-mounted]').waitFor();
  expect(await page.locator('[data-mounted]').getAttribute('data-demo')).toBe('TypographyOwnFont');
  await reader.close();
});
