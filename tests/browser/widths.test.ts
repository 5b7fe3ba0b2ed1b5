import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openBrowser } from './chromium/open-browser';
import { reachFor } from './demos/reach-for';
import { topBar } from './frame-elements';
import { pageKinds } from './page-kinds';
import { widerThan } from './wider-than';

/** Phones, tablets, and both sides of every breakpoint. */
const WIDTHS = [320, 360, 390, 599, 600, 768, 899, 900, 1024, 1199, 1200, 1440];

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

const cases = Object.entries(pageKinds).flatMap(([kind, url]) => [
  { kind, url, dir: 'ltr' },
  { kind: `Chinese ${kind}`, url: `/zh${url}`, dir: 'ltr' },
  { kind: `mirrored ${kind}`, url, dir: 'rtl' },
]);

it.each(cases)('a page of the kind $kind is never wider than the screen', async ({ url, dir }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 800 } });
  await context.addInitScript((direction) => {
    localStorage.setItem('theme-settings', JSON.stringify({ direction }));
  }, dir);
  const page = await context.newPage();
  await page.goto(inject('site') + url);
  await comeNearDemos(page);
  const wide: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    wide.push(...(await widerThan(page, width)));
  }

  expect(wide).toEqual([]);
  await context.close();
});

it.each(['/x/react-date-pickers/date-picker/', '/zh/x/react-charts/bars/', '/x/'])(
  'all words of the bar on %s are read whole, in one line',
  async (url) => {
    const page = await browser.newPage({ viewport: { width: 320, height: 800 } });
    await page.goto(inject('site') + url);
    const broken: string[] = [];
    for (const width of [...WIDTHS, 640, 700]) {
      await page.setViewportSize({ width, height: 800 });
      broken.push(...(await brokenWords(page)).map((words) => `${width} px: ${words}`));
    }

    expect(broken).toEqual([]);
    await page.close();
  },
);

/** Texts of the bar, not of its menus, that take more than one line, or end in an ellipsis. */
function brokenWords(page: Page): Promise<string[]> {
  return page.locator(topBar).evaluate((bar) => {
    const texts = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      if (!parentElement || parentElement.closest('details > :not(summary),[popover],.visually-hidden'))
        continue;
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      const isCut =
        getComputedStyle(parentElement).textOverflow === 'ellipsis' &&
        parentElement.scrollWidth > parentElement.clientWidth;
      if (lines.size > 1 || isCut) broken.push(texts.currentNode.textContent ?? '');
    }
    return broken;
  });
}

/** Demos are as wide as they are when they live, so the first two of them do. */
async function comeNearDemos(page: Page): Promise<void> {
  for (const demo of await page
    .locator('[data-module]')
    .all()
    .then((all) => all.slice(0, 2))) {
    await reachFor(demo);
    await page.waitForFunction(
      (root) => Object.keys(root ?? {}).some((name) => name.startsWith('__reactContainer')),
      await demo.elementHandle(),
    );
  }
}
