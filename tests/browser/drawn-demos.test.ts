import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openUnhintedBrowser } from './chromium/open-browser';
import { mountDemos } from './demos/mount-demos';
import { type Part, partsIn } from './drawn/parts-in';
import { watchPage } from './watch-page';

let browser: Browser;

beforeAll(async () => {
  browser = await openUnhintedBrowser();
});

afterAll(() => browser.close());

/** A page of each kind of chart. */
const pages = ['bars', 'lines', 'pie', 'scatter', 'stacking', 'heatmap', 'composition'];

/** What a living demo does otherwise than its drawing. This list may only shrink. */
const otherwise: Record<string, string> = {
  BarsColorByCategory: 'on a phone its last label is drawn, as it just fits; the living chart leaves it out',
};

const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 } },
};

/** Opens a page whose animations are at their end. */
async function visit(path: string, options: BrowserContextOptions): Promise<Page> {
  const reader = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await reader.newPage();
  await page.goto(inject('site') + path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

const drawnCharts = '.demo-root[data-module]:has(svg):not(:has(.demo-waiting))';

/** Names of the drawn demos of a page, each with its parts. */
async function partsOf(page: Page, names?: string[]): Promise<Map<string, Part[]>> {
  const found =
    names ??
    (await page
      .locator(drawnCharts)
      .evaluateAll((roots) => roots.map((root) => root.getAttribute('data-demo') ?? '')));
  const parts = found.map(
    async (name): Promise<[string, Part[]]> => [
      name,
      await page.locator(`.demo-root[data-demo="${name}"]`).evaluate(partsIn),
    ],
  );
  return new Map(await Promise.all(parts));
}

/** How far two parts may be apart, in px. */
const NEAR = 2;

function isNear(part: Part, other: Part): boolean {
  return (
    part.tag === other.tag && part.box.every((side, at) => Math.abs(side - (other.box[at] ?? 0)) <= NEAR)
  );
}

/** How many parts of a demo are looked for, besides all of its words. */
const LARGEST = 10;

/** The largest parts of some demos, and all their words, that the same demos drawn otherwise have nothing near. */
function missingIn(others: Map<string, Part[]>, demos: Map<string, Part[]>): string[] {
  return [...demos].flatMap(([demo, parts]) =>
    parts
      .filter(({ tag }, at) => at < LARGEST || tag.startsWith('text '))
      .filter((part) => !others.get(demo)?.some((other) => isNear(part, other)))
      .map(({ tag, box }) => `${demo}: ${tag} ${box}`),
  );
}

describe.each(Object.entries(screens))('on a %s', (_, screen) => {
  it.each(pages)('charts stand where they come alive: /x/react-charts/%s/', async (name) => {
    const path = `/x/react-charts/${name}/`;
    const still = await visit(path, { ...screen, javaScriptEnabled: false });
    const drawn = await partsOf(still);
    const page = await visit(path, screen);
    expect((await mountDemos(page)).faults).toEqual([]);
    const alive = await partsOf(page, [...drawn.keys()]);
    const apart = [...missingIn(drawn, alive), ...missingIn(alive, drawn)];
    await Promise.all([still.context().close(), page.context().close()]);

    expect(drawn.size).toBeGreaterThan(2);
    expect(apart.filter((what) => !((what.split(':')[0] ?? '') in otherwise))).toEqual([]);
  });

  it('nothing of a page moves while all of its charts come alive', async () => {
    const reader = await browser.newContext({ reducedMotion: 'reduce', ...screen });
    const watched = await watchPage(reader, `${inject('site')}/x/react-charts/bars/`);
    await mountDemos(watched.page);
    const moved = await watched.shift();
    await reader.close();

    expect(moved).toBeLessThanOrEqual(0.001);
  });
});

describe('the drawing of a chart', () => {
  it.each(['light', 'dark'] as const)('has the colours of its scheme: %s', async (colorScheme) => {
    const page = await visit('/x/react-charts/bars/', {
      ...screens.desktop,
      colorScheme,
      javaScriptEnabled: false,
    });
    const bar = page
      .locator('.demo-root[data-demo="BarsBasic"] [data-drawn=wide] .MuiBarElement-root')
      .first();
    const fill = await bar.evaluate((element) => getComputedStyle(element).fill);
    await page.context().close();

    expect(fill).toBe(colorScheme === 'light' ? 'rgb(22, 126, 115)' : 'rgb(87, 192, 177)');
  });

  it('is on Chinese pages, and on paper', async () => {
    const page = await visit('/zh/x/react-charts/pie/', { ...screens.desktop, javaScriptEnabled: false });
    await page.emulateMedia({ media: 'print' });
    const arc = page.locator('[data-drawn=wide] .MuiPieArc-root').first();
    const isShown = await arc.isVisible();
    await page.context().close();

    expect(isShown).toBe(true);
  });

  it.each([
    360, 390, 422, 423, 599, 600, 733, 734, 768, 852, 853, 900, 1015, 1016, 1199, 1200, 1280, 1371, 1372,
    1440, 1920,
  ])('is seen before its demo comes only where it is hardly scaled: %i px', async (width) => {
    const reader = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await reader.newPage();
    await page.route('**/assets/demos-*.js', () => undefined);
    await page.goto(`${inject('site')}/x/react-charts/bars/`, { waitUntil: 'domcontentloaded' });
    const svg = page.locator('.demo-root[data-demo="BarsBasic"] svg:visible').first();
    const isSeen = (await svg.count()) > 0;
    const scale = isSeen
      ? await svg.evaluate(
          (drawn) => drawn.getBoundingClientRect().width / Number(drawn.getAttribute('width')),
        )
      : 1;
    await reader.close();

    expect(Math.abs(scale - 1)).toBeLessThanOrEqual(0.105);
    if ([360, 390, 768, 1440, 1920].includes(width)) expect(isSeen).toBe(true);
  });

  it.each([360, 700, 768, 1100])('is never wider than its box: %i px', async (width) => {
    const page = await visit('/x/react-charts/bars/', {
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
