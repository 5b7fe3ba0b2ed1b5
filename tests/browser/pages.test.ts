import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { waitUntilStill } from './wait-until-still';
import { watchPage } from './watch-page';
import { reachFor } from './demos/reach-for';

let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await openBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
});

afterAll(() => browser.close());

/** One page of each kind. */
const kinds = {
  text: '/x/introduction/licensing/',
  'Chinese text': '/zh/x/introduction/licensing/',
  'text with demos': '/x/react-charts/bars/',
  migration: '/x/migration/migration-data-grid-v4/',
  'Chinese migration': '/zh/x/migration/migration-data-grid-v4/',
  'list of pages': '/components/',
  'not found': '/x/nothing-here/',
};

describe.each(Object.entries(kinds))('a page of the kind: %s', (kind, url) => {
  it('opens without complaints and without moving', async () => {
    const { page, complaints, shift } = await watchPage(context, inject('site') + url);
    await page.waitForLoadState('networkidle');
    expect(complaints.filter((text) => kind !== 'not found' || !text.includes('404'))).toEqual([]);
    expect(await shift()).toBeLessThanOrEqual(0.01);
    expect(await page.locator('h1').innerText()).not.toBe('');
    await page.close();
  });
});

describe('a demo', () => {
  const products = {
    'tree view': ['/x/react-tree-view/rich-tree-view/items/', '[role="treeitem"]'],
    charts: ['/x/react-charts/bars/', 'svg rect.MuiBarElement-root'],
    pickers: ['/x/react-date-pickers/date-picker/', '.MuiInputBase-root'],
    'data grid': ['/x/react-data-grid/sorting/', '[role="row"] [role="gridcell"]'],
  };

  it.each(Object.entries(products))(
    'of the %s is mounted when a reader reaches for it',
    async (_, [url = '', part = '']) => {
      const { page, complaints, shift } = await watchPage(context, inject('site') + url);
      await reachFor(page.locator('[data-demo]').first());
      await page.locator(`[data-mounted] ${part}`).first().waitFor({ timeout: 30_000 });
      await waitUntilStill(page);
      expect(complaints).toEqual([]);
      expect(await shift()).toBeLessThanOrEqual(0.01);
      await page.close();
    },
  );

  it('works: a sorted column changes the order of the rows', async () => {
    const { page } = await watchPage(context, `${inject('site')}/x/react-data-grid/sorting/`);
    const grid = page.locator('[data-demo]').first();
    await reachFor(grid);
    const first = grid.locator('.MuiDataGrid-row[data-rowindex="0"] [role="gridcell"]').first();
    await first.waitFor({ timeout: 30_000 });
    const header = grid.locator('.MuiDataGrid-columnHeader--sortable').first();
    const before = await header.getAttribute('aria-sort');
    await header.click();
    await expect.poll(() => header.getAttribute('aria-sort')).not.toBe(before);
    await page.close();
  });
});

describe('the colour mode', () => {
  const cases = ['light', 'dark', 'system', undefined, '"><script>'].flatMap((stored) =>
    (['light', 'dark'] as const).map((system) => ({
      stored,
      system,
      shown: stored === 'light' || stored === 'dark' ? stored : system,
    })),
  );

  it.each(cases)(
    'stored $stored on a $system system is $shown from the first frame to the last',
    async ({ stored, system, shown }) => {
      const reader = await browser.newContext({ colorScheme: system });
      const page = await reader.newPage();
      await page.addInitScript((mode) => {
        if (mode !== undefined) localStorage.setItem('mui-mode', mode);
        const looks = new Set<string>();
        Object.assign(window, { looks });
        const look = () => {
          requestAnimationFrame(look);
          const { body, documentElement: root } = document;
          if (!body) return;
          const [, red] = /([\d.]+)/.exec(getComputedStyle(root).backgroundColor) ?? [];
          const modes = [...body.classList].filter((name) => name.startsWith('mode-')).join(' ');
          looks.add(`${Number(red) > 128 ? 'light' : 'dark'} ${modes} ${root.dataset['muiColorScheme']}`);
        };
        look();
      }, stored);
      await page.goto(`${inject('site')}/x/introduction/`);
      await page.waitForTimeout(300);

      expect(await page.evaluate(() => [...Reflect.get(window, 'looks')])).toEqual([
        `${shown} mode-${shown} ${shown}`,
      ]);
      await reader.close();
    },
  );
});

it('without JavaScript a page reads, its code shows, and every group leads somewhere', async () => {
  const reader = await browser.newContext({ javaScriptEnabled: false });
  const page = await reader.newPage();
  await page.goto(`${inject('site')}/x/react-charts/bars/`);
  expect(await page.locator('main pre code').first().isVisible()).toBe(true);
  const targets = await page
    .locator('nav a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets.length).toBeGreaterThan(8);
  expect(targets.filter((href) => !href)).toEqual([]);
  await reader.close();
});
