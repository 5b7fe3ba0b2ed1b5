import type { Browser, CDPSession, Page } from 'playwright-core';

/** How much slower than this machine a reader's device is taken to be. */
const SLOWDOWN = 4;

/** How long a pointer rests on a demo before it presses, in milliseconds. */
const REST_MS = 3000;

const DEMO = '[data-module]';

/** From a press on a drawn demo until the living one answers, in milliseconds. */
export interface WakeTimes {
  /** A tap without any sign before it: medians of `runs` browsers that know nothing. */
  tapped: number;
  /** A click of a mouse that rested on the demo before. */
  rested: number;
}

/** Presses the first demo of a page on a slow device, each time in a new context. */
export async function wakeTimes(browser: Browser, url: string, runs: number): Promise<WakeTimes> {
  const [tapped, rested]: [number[], number[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    tapped.push(await timed(browser, url, tap));
    rested.push(await timed(browser, url, restAndClick));
  }
  return { tapped: median(tapped), rested: median(rested) };
}

type Press = (page: Page, at: { x: number; y: number }) => Promise<void>;

async function timed(browser: Browser, url: string, press: Press): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, hasTouch: true });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(1000);
  const demo = page.locator(DEMO).first();
  await demo.scrollIntoViewIfNeeded();
  const box = await demo.boundingBox();
  if (!box) throw new Error(`${url} has no demo that can be seen.`);
  await slowDown(await context.newCDPSession(page));
  // Not asked again and again, which would take time of the page itself.
  const answered = page.evaluate(fromPressToAnswer, DEMO);
  await page.evaluate(() => undefined);
  await press(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const time = await answered;
  await context.close();
  return time;
}

const tap: Press = (page, { x, y }) => page.touchscreen.tap(x, y);

const restAndClick: Press = async (page, { x, y }) => {
  await page.mouse.move(x, y - 200);
  await page.mouse.move(x, y, { steps: 10 });
  await page.waitForTimeout(REST_MS);
  await page.mouse.click(x, y);
};

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

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
