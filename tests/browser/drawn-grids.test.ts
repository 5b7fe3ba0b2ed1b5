import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowserWithScrollbars, openUnhintedBrowser } from './chromium/open-browser';
import { screens, visit } from './drawn/visit';

let browser: Browser;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
});

afterAll(() => browser.close());

describe('the drawing of a grid', () => {
  it.each([1440, 390])('fills its box without a ground on a screen of %i px', async (width) => {
    const page = await visit(browser, '/x/react-data-grid/pagination/', {
      viewport: { width, height: 900 },
      javaScriptEnabled: false,
    });
    const [grid, stage] = await page
      .locator('[data-ground]:has(.MuiDataGrid-root)')
      .first()
      .evaluate((element) => {
        const shown = [...element.querySelectorAll('.MuiDataGrid-root')].find((one) => one.checkVisibility());
        return [shown, element].map((one) => one?.getBoundingClientRect().width);
      });
    await page.context().close();

    expect(grid).toBe(stage);
  });

  it('shows its rows, and on Chinese pages the words of its language', async () => {
    const page = await visit(browser, '/zh/x/react-data-grid/pagination/', {
      ...screens.desktop,
      javaScriptEnabled: false,
    });
    const grid = page.locator('.MuiDataGrid-root').first();
    const [rows, words] = [await grid.locator('.MuiDataGrid-row').count(), await grid.textContent()];
    await page.context().close();

    expect(rows).toBeGreaterThan(2);
    expect(words).toContain('每页行数');
  });
});

describe('the drawing of a grid beside a scrollbar that takes space', () => {
  let withScrollbars: Browser;

  beforeAll(async () => {
    withScrollbars = await openBrowserWithScrollbars();
  });

  afterAll(() => withScrollbars.close());

  it.each([
    ['a column that fills the room', 'clipboard', 'ClipboardDelimiter'],
    ['several columns that share the room', 'column-dimensions', 'ColumnFluidWidth'],
  ])('has its columns where they stay: %s', async (_, topic, name) => {
    const page = await visit(withScrollbars, `/x/react-data-grid/${topic}/`, screens.desktop);
    const demo = page.locator(`[data-demo=${name}]`);
    const edges = () =>
      demo
        .locator('.MuiDataGrid-root:visible [role=columnheader]')
        .evaluateAll((headers) =>
          headers.map((one) => one.getBoundingClientRect()).flatMap(({ left, right }) => [left, right]),
        );
    const drawn = await edges();
    await demo.locator('[role=gridcell]:visible').first().click();
    await demo.and(page.locator('[data-mounted]')).waitFor({ timeout: 30_000 });
    await demo.locator('.MuiDataGrid-scrollbar--vertical').waitFor({ state: 'attached' });
    const living = await edges();
    const scrollbar = await page.evaluate(() => window.innerWidth - document.documentElement.clientWidth);
    await page.context().close();

    expect(scrollbar).toBeGreaterThan(1);
    expect(drawn.length).toBeGreaterThan(2);
    expect(living.length).toBe(drawn.length);
    for (const [at, edge] of living.entries()) expect(Math.abs(edge - (drawn[at] ?? 0))).toBeLessThan(1);
  });
});

it.each([
  ['/x/react-data-grid/sorting/', 'SortingBasic'],
  ['/x/', 'HomeDataGrid'],
])(
  'the drawing of a grid has its column buttons where they stay, on a screen without hover: %s',
  async (path, name) => {
    const page = await visit(browser, path, screens['touched phone']);
    const demo = page.locator(`[data-demo=${name}]`);
    // A living grid makes columns that are out of sight later.
    const places = () =>
      demo
        .locator('.MuiDataGrid-columnHeader :is(.MuiDataGrid-iconButtonContainer,.MuiDataGrid-menuIcon)')
        .evaluateAll((all) =>
          all
            .map((one) => one.getBoundingClientRect())
            .filter(({ left }) => left < window.innerWidth)
            .map(({ left, right }) => [left, right].map(Math.round)),
        );
    const points = await demo
      .locator('.MuiDataGrid-menuIcon')
      .first()
      .evaluate((place) => getComputedStyle(place, '::before').backgroundImage);
    const drawn = await places();
    await demo.locator('[role=gridcell]:visible').first().tap();
    await demo.and(page.locator('[data-mounted]')).waitFor({ timeout: 30_000 });
    await demo.locator('.MuiDataGrid-menuIconButton').first().waitFor();
    const living = await places();
    await page.context().close();

    expect(points).toContain('radial-gradient');
    expect(drawn.length).toBeGreaterThan(2);
    expect(living).toEqual(drawn);
  },
);

describe('the drawing of a calendar', () => {
  it.each([
    ['/x/react-date-pickers/date-calendar/', 'April'],
    ['/zh/x/react-date-pickers/date-calendar/', '四月'],
  ])('names the months of its page: %s', async (path, month) => {
    const page = await visit(browser, path, { ...screens.desktop, javaScriptEnabled: false });
    const words = await page.locator('.MuiDateCalendar-root').first().textContent();
    await page.context().close();

    expect(words).toContain(month);
  });
});
