import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { CONTENTS } from '../../site/page/contents-id';
import { openBrowser } from './chromium/open-browser';
import { reachFor } from './demos/reach-for';
import { topBar } from './frame-elements';
import { leaveUndrawn } from './leave-undrawn';
import { pageKinds } from './page-kinds';
import { widerThan } from './wider-than';

/** Phones, tablets, desktops, and both sides of every width from which the layout is another. */
const WIDTHS = [320, 360, 390, 599, 600, 768, 899, 900, 1023, 1024, 1199, 1200, 1279, 1280, 1366, 1440, 1920];

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
  await leaveUndrawn(page);
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

/** Screens that have room for the column of the text: every twenty-ninth width, and those where something moves beside it. */
const WIDE = [
  ...Array.from({ length: 62 }, (_, step) => 768 + 29 * step),
  ...[1023, 1024, 1199, 1200, 1279, 1280, 1366, 1440, 1920],
];

/** What screens with room for a column of contents have, and what the others. */
const contentsShown = (width: number) => (width >= 1024 && width < 1200) || width >= 1280;

/** How many px a scroll bar takes on a desktop. */
const SCROLL_BAR = 17;

it.each([
  ['/x/introduction/licensing/', 0],
  ['/x/introduction/licensing/', SCROLL_BAR],
  ['/x/api/charts/bar-chart/', 0],
])(
  'the column of %s is 736 px on every screen of 768 px and more, also where a scroll bar takes %i px',
  async (url, scrollBar) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(inject('site') + url);
    await page.evaluate((px) => {
      document.documentElement.style.paddingInlineEnd = `${px}px`;
    }, scrollBar);
    const otherwise: string[] = [];
    for (const width of WIDE.filter((screen) => screen >= 768 + 2 * scrollBar)) {
      await page.setViewportSize({ width, height: 800 });
      const column = await page.locator('article').evaluate((text) => text.getBoundingClientRect().width);
      if (column !== 736) otherwise.push(`${width} px: ${column}`);
      const shown = page.locator(`#${CONTENTS}:visible, [popovertarget=${CONTENTS}]:visible`);
      const names = await shown.evaluateAll((all) => all.map(({ localName }) => localName));
      if (names.join() !== (contentsShown(width) ? 'nav' : 'button')) otherwise.push(`${width} px: ${names}`);
      otherwise.push(...(await widerThan(page, width)));
    }

    expect(otherwise).toEqual([]);
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
