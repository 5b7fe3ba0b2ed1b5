import type { Browser, BrowserContext, Page } from 'playwright-core';
import { CHROMIUM_RETRIES_SINCE } from '../../../site/demo/loading/load-module';
import { launchFullBrowser } from '../../browser/chromium/launch-full-browser';

/** How much slower than this machine a reader's device is taken to be. */
const SLOWDOWN = 4;

/** How long a pointer rests on a demo before it presses, in milliseconds. */
const REST_MS = 3000;

const DEMO = '[data-module]';

/** From a press on a drawn demo until the living one answers, in milliseconds. */
export interface WakeTimes {
  /** A tap without any sign before it: medians of `runs` browsers that know nothing. */
  tapped: number;
  /** The same where modules are not fetched before they are preloaded, as in present versions of Chromium. */
  tappedOnce: number;
  /** A click of a mouse that rested on the demo before. */
  rested: number;
}

/**
 * Presses the first demo of a page on a slow device, each time in a browser of its own: one that had other pages before
 * answers up to a fifth later.
 */
export async function wakeTimes(url: string, runs: number): Promise<WakeTimes> {
  const [tapped, tappedOnce, rested]: [number[], number[], number[]] = [[], [], []];
  for (let run = 0; run < runs; run += 1) {
    tapped.push(await timed(url, tap));
    tappedOnce.push(await timed(url, tap, retryModules));
    rested.push(await timed(url, restAndClick));
  }
  return { tapped: median(tapped), tappedOnce: median(tappedOnce), rested: median(rested) };
}

type Press = (page: Page, at: { x: number; y: number }) => Promise<void>;

async function timed(url: string, press: Press, prepare?: Prepare): Promise<number> {
  const browser = await launchFullBrowser();
  try {
    return await timedIn(browser, url, press, prepare);
  } finally {
    await browser.close();
  }
}

type Prepare = (context: BrowserContext, page: Page) => Promise<void>;

async function timedIn(browser: Browser, url: string, press: Press, prepare?: Prepare): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true });
  const page = await context.newPage();
  await prepare?.(context, page);
  await page.goto(url);
  await page.waitForTimeout(1000);
  const demo = page.locator(DEMO).first();
  await demo.scrollIntoViewIfNeeded();
  const box = await demo.boundingBox();
  if (!box) throw new Error(`${url} has no demo that can be seen.`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // Not asked again and again, which would take time of the page itself.
  const answered = page.evaluate(fromPressToAnswer, DEMO);
  await page.evaluate(() => undefined);
  await press(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return await answered;
}

/** The page takes this browser for a version that requests failed modules again; nothing fails here. */
const retryModules: Prepare = async (context, page) => {
  const session = await context.newCDPSession(page);
  const version = String(CHROMIUM_RETRIES_SINCE);
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: await page.evaluate(() => navigator.userAgent),
    userAgentMetadata: {
      brands: [{ brand: 'Chromium', version }],
      platform: 'Linux',
      platformVersion: '',
      architecture: 'x86',
      model: '',
      mobile: false,
    },
  });
};

const tap: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

const restAndClick: Press = async (page, { x, y }) => {
  await page.mouse.move(x, y - 200);
  await page.mouse.move(x, y, { steps: 10 });
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(x, y);
};

/** Runs in the page. A demo that is alive before the press answers it in the next frame. */
function fromPressToAnswer(selector: string): Promise<number> {
  const demo = document.querySelector<HTMLElement>(selector);
  const isAlive = () => demo?.dataset['mounted'] !== undefined;
  return new Promise((resolve) => {
    const watch = () => {
      const pressed = performance.now();
      const answer = () =>
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressed)));
      const observer = new MutationObserver(() => {
        if (!isAlive()) return;
        observer.disconnect();
        answer();
      });
      if (isAlive()) answer();
      else observer.observe(document.documentElement, { attributeFilter: ['data-mounted'], subtree: true });
    };
    addEventListener('pointerdown', watch, { capture: true, once: true });
  });
}

function median(numbers: readonly number[]): number {
  return Math.round([...numbers].sort((a, b) => a - b)[numbers.length >> 1] ?? 0);
}
