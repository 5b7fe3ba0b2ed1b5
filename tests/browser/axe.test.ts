import type { AxeResults, RunOptions } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { type Asked, askedWhenTurned, axe, elementsOf, RUN_ONLY } from './demos/axe-faults';
import { turnDark } from './demos/look-of-page';
import { topBar } from './frame-elements';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const pages = {
  'front page': '/x/',
  text: '/x/introduction/licensing/',
  demos: '/x/react-charts/bars/',
  reference: '/x/api/charts/bar-chart/',
  migration: '/x/migration/migration-data-grid-v4/',
  grids: '/x/react-data-grid/sorting/',
  'list of pages': '/components/',
  'component of Material UI': '/components/buttons/',
  offline: '/x/offline/',
  'not found': '/x/nothing-here/',
};

const cases = Object.entries(pages).flatMap(([kind, url]) => [
  { kind, url },
  { kind: `Chinese ${kind}`, url: `/zh${url}` },
]);

it.each(cases)('the frame of a page of the kind $kind has no fault in light and dark', async ({ url }) => {
  // The policy of the pages stays in force for readers; only this test may add a script.
  const context = await browser.newContext({ bypassCSP: true, colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(inject('site') + url);
  await page.evaluate(axe);
  const inLight = await faultsIn(page, 'all rules');
  const before = await elementsOf(page, topBar);
  await turnDark(page);
  // The bar names the scheme.
  const inDark = await faultsIn(page, askedWhenTurned(before, await elementsOf(page, topBar)));
  const inDarkBar = await faultsIn(page, 'all rules', topBar);

  expect([inLight, inDark, inDarkBar]).toEqual([[], [], []]);
  await context.close();
});

const PHONES = [320, 390, 412];

it.each(cases)(
  'what is pressed on a phone has its size in the frame of a page of the kind $kind',
  async ({ url }) => {
    const context = await browser.newContext({ bypassCSP: true, colorScheme: 'light', hasTouch: true });
    const page = await context.newPage();
    const faults: Record<number, string[]> = {};
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(inject('site') + url);
      await page.evaluate(axe);
      faults[width] = await faultsIn(page, 'rules of looks');
    }

    expect(faults).toEqual(Object.fromEntries(PHONES.map((width) => [width, []])));
    await context.close();
  },
);

/** Faults outside of demos in a part of a page, as rule and element. */
function faultsIn(page: Page, asked: Asked, part = 'html'): Promise<string[]> {
  return page.evaluate(
    async ([runOnly, included]) => {
      const { run } = Reflect.get(window, 'axe');
      const options: RunOptions = {
        ...(runOnly && { runOnly }),
        resultTypes: ['violations'],
        selectors: false,
        elementRef: true,
      };
      const { violations }: AxeResults = await run(
        { include: [[included]], exclude: [['[data-demo]']] },
        options,
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html.slice(0, 200)}`));
    },
    [RUN_ONLY[asked], part] as const,
  );
}
