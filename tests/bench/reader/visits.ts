import { type Browser, chromium, type Page } from 'playwright-core';
import { launchOptions } from '../../browser/chromium/chromium';
import { findFullChromium } from '../../browser/chromium/find-chromium';
import { watchPage } from '../../browser/watch-page';
import { kilobytes } from './page-bytes';
import type { ScriptGraph } from './script-graph';

/** What was fetched for one demo. */
export interface DemoLoad {
  kilobytes: string;
  files: number;
}

const ROOTS = '[data-module]';

/** What the first two demos of a page fetch, one after the other, in a browser that knows nothing. */
export async function demoLoads(browser: Browser, url: string, graph: ScriptGraph): Promise<DemoLoad[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 200 } });
  const page = await context.newPage();
  let asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) asked.push(pathname);
  });
  await page.goto(url);
  // What the page itself loads is no demo's cost.
  const named = await page.evaluate(() =>
    [...document.scripts].flatMap(({ src }) => (src ? [new URL(src).pathname] : [])),
  );
  const own = graph.withImports(named);
  const loads: DemoLoad[] = [];
  for (const index of [0, 1]) {
    if (index > 0) asked = [];
    if ((await page.locator(ROOTS).count()) <= index) break;
    await mount(page, index);
    const files = [...new Set(asked)].filter((file) => !own.has(file));
    const bytes = files.reduce((sum, file) => sum + graph.bytesOf(file), 0);
    loads.push({ kilobytes: kilobytes(bytes), files: files.length });
  }
  await context.close();
  return loads;
}

/** The sum of all layout shifts while a page is loaded, read to its end, and every demo is mounted. */
export async function layoutShift(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const { page, shift } = await watchPage(context, url);
  const count = await page.locator(ROOTS).count();
  for (let index = 0; index < count; index += 1) await mount(page, index);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(500);
  const moved = await shift();
  await context.close();
  return moved;
}

/**
 * Is a page restored as it was when its reader goes on and comes back? Needs a browser of its own, as the one
 * for tests is started without this cache.
 */
export async function backForward([url, other]: [string, string]): Promise<boolean> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ ...launchOptions(await findFullChromium()), ignoreDefaultArgs });
  const page = await browser.newPage();
  await page.goto(url);
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.goto(`${other}?from`);
  // A page out of the cache is never loaded, which `goBack` would wait for.
  await page.evaluate(() => history.back());
  await page.waitForTimeout(1000);
  const kept = await page.evaluate(() => Reflect.get(window, 'kept') === true);
  await browser.close();
  return kept;
}

/** Milliseconds from a click on the next page's link to its first paint: median of nine, warm. */
export async function clickToPaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    await page.goto(url);
    const clicked = await page.evaluate(() => performance.timeOrigin + performance.now());
    await Promise.all([
      page.waitForEvent('load'),
      page.evaluate(() => document.querySelector<HTMLElement>('a[rel=next]')?.click()),
    ]);
    times.push((await paintedAt(page)) - clicked);
  }
  const sorted = times.slice(1).sort((a, b) => a - b);
  await context.close();
  return Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

function paintedAt(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(performance.timeOrigin + paint.startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Brings a demo near and waits until React has drawn it and the network is quiet. */
async function mount(page: Page, index: number): Promise<void> {
  const root = page.locator(ROOTS).nth(index);
  await root.hover();
  await page.waitForFunction(
    (element) => {
      const place = element?.querySelector('iframe')?.contentDocument?.body ?? element;
      return place != null && Object.keys(place).some((name) => name.startsWith('__reactContainer'));
    },
    await root.elementHandle(),
  );
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
