import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openUnhintedBrowser } from './chromium/open-browser';
import { screens, visit } from './drawn/visit';

let browser: Browser;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
});

afterAll(() => browser.close());

const PARTS = ['.MuiDataGrid-row', 'svg[width] > g'];

const setVisibility = (page: Page, value: 'visible' | 'hidden') =>
  page.evaluate((visibility) => {
    for (const one of document.querySelectorAll<HTMLElement>('[style*=content-visibility]'))
      one.style.setProperty('content-visibility', visibility);
  }, value);

/** Demos with a drawing that is shown at this width, and whether their rows or charts are skipped. */
const demosOf = (page: Page) =>
  page.evaluate((parts) => {
    const demos = [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((demo) => {
      const part = [...demo.querySelectorAll(parts.join())].find((one) => one.checkVisibility());
      const { top, height } = demo.getBoundingClientRect();
      const isSkipped = !part?.checkVisibility({ contentVisibilityAuto: true });
      return part ? [{ isSkipped, place: [demo.dataset['demo'], Math.round(top + scrollY), height] }] : [];
    });
    return { demos, pageHeight: document.documentElement.scrollHeight };
  }, PARTS);

/** The names, tops and heights of the demos of a page, and its height. */
const placesIn = ({ demos, pageHeight }: Awaited<ReturnType<typeof demosOf>>) => [
  ...demos.map(({ place }) => place),
  pageHeight,
];

describe.each([
  ['grids', '/x/react-data-grid/sorting/'],
  ['grids as high as their rows', '/x/react-data-grid/layout/'],
  ['grids in Chinese', '/zh/x/react-data-grid/row-height/'],
  ['charts', '/x/react-charts/lines/'],
  ['small charts', '/x/react-charts/sparkline/'],
])('drawings far from the window, of %s', (_, path) => {
  it.each(['desktop', 'phone', 'between'] as const)(
    'are skipped by the browser, and move nothing when they are shown: %s',
    async (screen) => {
      const between = { viewport: { width: 640, height: 900 } };
      const options = screen === 'between' ? between : screens[screen];
      const page = await visit(browser, path, { ...options, javaScriptEnabled: false });
      const before = await demosOf(page);
      await setVisibility(page, 'visible');
      const after = await demosOf(page);
      await page.context().close();

      expect(before.demos.filter(({ isSkipped }) => isSkipped).length).toBeGreaterThan(
        before.demos.length / 3,
      );
      expect(after.demos.filter(({ isSkipped }) => isSkipped)).toEqual([]);
      expect(placesIn(before)).toEqual(placesIn(after));
    },
  );
});

describe('a drawing far from the window', () => {
  it('is shown as soon as a reader comes to it', async () => {
    const page = await visit(browser, '/x/react-data-grid/sorting/', screens.desktop);
    const row = page.locator('.MuiDataGrid-root').last().locator('.MuiDataGrid-row').first();
    const isShown = () => row.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isShown()).toBe(false);

    await row.scrollIntoViewIfNeeded();
    await expect.poll(isShown).toBe(true);
    await page.context().close();
  });

  it('is printed', async () => {
    const page = await visit(browser, '/x/react-data-grid/sorting/', screens.desktop);
    const printed = await page.pdf();
    await setVisibility(page, 'visible');
    const whole = await page.pdf();
    await setVisibility(page, 'hidden');
    const withoutDrawings = await page.pdf();
    await page.context().close();

    expect(Math.abs(printed.length - whole.length)).toBeLessThan(
      (whole.length - withoutDrawings.length) / 10,
    );
  });
});
