import type { Browser, Locator, Page } from 'playwright-core';
import { SETTINGS } from '../../../site/layout/hooks';
import { settingsButton, sideMenu } from '../../browser/frame-elements';

/** How much slower than this machine a reader's device is taken to be. */
const SLOWDOWN = 4;

/** What readers do most, in this order: the name of the line, and what is pressed. */
const PRESSED: [string, string][] = [
  ['JavaScript instead of TypeScript', '[data-x=tools] [value=JS]'],
  ['the whole code of a demo', '[data-x=tools] [data-tool=code]'],
  ['copy the code', '[data-x=tools] [data-tool=copy]'],
  ['more tools', '[data-x=tools] details:last-child > summary'],
  ['a group of the menu', `${sideMenu} button[aria-expanded=false]`],
  ['the settings', settingsButton],
  ['dark mode', `#${SETTINGS} label:has([value=dark])`],
  ['right to left', `#${SETTINGS} label:has([value=rtl])`],
];

/** What a press costs a reader, in milliseconds. */
interface Press {
  name: string;
  /** Until the next painted frame; what the browser counts as nothing (under 16 ms) is 0. */
  painted: number;
  /** Until the last long frame that it caused is over; 0 where there is none over 50 ms. */
  settled: number;
}

/** Each thing that is there to be pressed, on a slow device, with the first demos alive. */
export async function interactions(browser: Browser, url: string): Promise<Press[]> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Else a question of the browser's own stands between the press and the paint.
    permissions: ['clipboard-write'],
  });
  const page = await context.newPage();
  await page.addInitScript(noteDurations);
  await page.goto(url);
  await page.evaluate(keepPainting);
  await page.waitForTimeout(3000);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const presses: Press[] = [];
  for (const [name, selector] of PRESSED) {
    const target = page.locator(selector).locator('visible=true').first();
    if ((await target.count()) > 0) presses.push({ name, ...(await press(page, target)) });
  }
  await context.close();
  return presses;
}

async function press(page: Page, target: Locator): Promise<Omit<Press, 'name'>> {
  await page.evaluate(() => Object.assign(window, { painted: 0, pressedAt: 0, settledAt: 0 }));
  await target.click();
  await page.waitForTimeout(1500);
  return page.evaluate(() => {
    const [painted, pressedAt, settledAt] = ['painted', 'pressedAt', 'settledAt'].map((name) =>
      Number(Reflect.get(window, name)),
    ) as [number, number, number];
    return { painted, settled: Math.max(0, Math.round(settledAt - pressedAt)) };
  });
}

/**
 * Runs in the page. Without a screen a browser tells that a frame was shown only with the frame after it, so a
 * press that changes nothing later would count until the next one.
 */
function keepPainting(): void {
  const pulse = document.createElement('div');
  pulse.style.cssText = 'position:fixed;width:1px;height:1px;will-change:opacity;background:currentColor';
  document.body.append(pulse);
  pulse.animate([{ opacity: 0.1 }, { opacity: 0.2 }], {
    duration: 500,
    iterations: Number.POSITIVE_INFINITY,
  });
}

/** Runs in the page. */
function noteDurations(): void {
  const known = (name: string) => Number(Reflect.get(window, name) ?? 0);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      Object.assign(window, { painted: Math.max(known('painted'), duration) });
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      Object.assign(window, { settledAt: startTime + duration });
  }).observe({ type: 'long-animation-frame' });
  addEventListener('pointerdown', ({ timeStamp }) => Object.assign(window, { pressedAt: timeStamp }), true);
}
